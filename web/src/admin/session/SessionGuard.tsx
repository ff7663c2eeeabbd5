import { hourMilliseconds, minuteMilliseconds } from '@site/contract/shared/time';
import { idleMinutes, sessionHours } from '@site/contract/team/sign-in';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { idleCopy } from '../../content/product/second-step.ts';
import { useSessionKeeper } from './session.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { type Idleness, idlenessAt, lastActivity, noteActivity } from './session-storage.ts';

// These dialogs load on demand.
const IdleWarning = lazy(async () => ({ default: (await import('./IdleWarning.tsx')).IdleWarning }));
const ConfirmIdentity = lazy(async () => ({ default: (await import('./ConfirmIdentity.tsx')).ConfirmIdentity }));

const lookMilliseconds = 1000;

/** The interval at which activity is reported to the API, so that the API does not end the session as idle. */
const touchMilliseconds = 5 * minuteMilliseconds;

/** Ends an idle session after a question. Asks the admin to confirm their identity if a call needs it. */
export function SessionGuard() {
  const keeper = useSessionKeeper();
  const question = useSyncExternalStore(keeper.subscribe, keeper.question);
  const { idleness, stay } = useIdleness(keeper);
  return (
    <Suspense>
      {question && <ConfirmIdentity question={question} />}
      {idleness === 'warned' && (
        <IdleWarning
          endsAt={lastActivity() + idleMinutes * minuteMilliseconds}
          onStay={stay}
          onLeave={() => void keeper.logOut()}
        />
      )}
    </Suspense>
  );
}

function useIdleness(keeper: SessionKeeper) {
  const [idleness, setIdleness] = useState<Idleness>('active');
  const touched = useRef(0);
  const isWarned = useRef(false);

  useEffect(() => {
    // The API has just confirmed the admin, so the first report can wait.
    touched.current = Date.now();
    let isGone = false;
    let signedInAt: number | undefined;
    const readBeginning = async () => {
      signedInAt = await keeper.signedInAt().catch(() => signedInAt);
    };
    void readBeginning();
    const isOver = () => signedInAt !== undefined && Date.now() >= signedInAt + sessionHours * hourMilliseconds;

    const look = () => {
      if (isGone) return;
      const now = Date.now();
      const next = idlenessAt(now, lastActivity(now));
      isWarned.current = next === 'warned';
      setIdleness(next);
      if (next === 'over') void keeper.end(idleCopy.ended(idleMinutes));
      // The admin may have confirmed the session in the meantime, here or in another tab.
      else if (isOver()) void readBeginning().then(() => isOver() && void keeper.end(idleCopy.over(sessionHours)));
    };
    const note = () => {
      // While the question is open, its button alone counts as activity: a cat on the keyboard does not.
      if (isWarned.current) return;
      // After the computer has slept, the idle check must come before the first activity counts.
      look();
      if (idlenessAt(Date.now(), lastActivity()) !== 'active') return;
      noteActivity();
      if (Date.now() - touched.current < touchMilliseconds) return;
      touched.current = Date.now();
      void keeper.touch();
    };
    look();
    const timer = setInterval(look, lookMilliseconds);
    const events = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const type of events) addEventListener(type, note, { passive: true, capture: true });
    return () => {
      isGone = true;
      clearInterval(timer);
      for (const type of events) removeEventListener(type, note, { capture: true });
    };
  }, [keeper]);

  const stay = () => {
    noteActivity();
    touched.current = Date.now();
    isWarned.current = false;
    setIdleness('active');
    void keeper.touch();
  };
  return { idleness, stay };
}
