import { type RefObject, useEffect, useRef } from 'react';

/** Guards input that the reader would lose by leaving the page. */
interface LeaveGuard {
  /** Tells whether input would be lost now. */
  wouldLose: () => boolean;
  /** Asks the reader. Calls `leave` if the reader leaves all the same. */
  ask: (leave: () => void) => void;
}

const guards: LeaveGuard[] = [];

/**
 * Guards the shown page: the router asks the reader before it leaves the page, whatever causes the move.
 * @returns a function that ends the guard
 */
export function guardPage(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Tells whether the reader would lose something by leaving the page now. */
export const wouldLeavingLose = (): boolean => guards.some(({ wouldLose }) => wouldLose());

/** Leaves the page by `leave`: at once if nothing would be lost, otherwise after the reader has confirmed it to every guard. */
export function leavePage(leave: () => void, asked: readonly LeaveGuard[] = []): void {
  const guard = guards.findLast((one) => !asked.includes(one) && one.wouldLose());
  if (guard) guard.ask(() => leavePage(leave, [...asked, guard]));
  else leave();
}

/** Whether the component has been removed: a late answer must not navigate. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
