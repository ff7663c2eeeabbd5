import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { newTurn, queueUp, type Turn } from '../boot/turns.ts';

/** A part of a page. In a prerendered page, scripts take over what is in it after what is in the parts before it. */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(newTurn);
  useEffect(() => turn && queueUp(turn), [turn]);
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Turn | undefined; children: ReactNode }) {
  // As long as this waits, the prerendered HTML stays as it is.
  if (turn) use(turn.comes);
  return children;
}
