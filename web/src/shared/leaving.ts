import { type RefObject, useEffect, useRef } from 'react';

/** Something that the reader would lose by leaving the page. */
interface LeaveGuard {
  /** Tells whether something would be lost now. */
  wouldLose: () => boolean;
  /** Asks the reader; `leave` is called if the reader leaves all the same. */
  ask: (leave: () => void) => void;
}

const guards: LeaveGuard[] = [];

/**
 * Guards the page that is shown: the router asks before it leaves the page, whatever leads away from it.
 * @returns how to stop guarding
 */
export function guardPage(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** Tells whether the reader would lose something by leaving the page now. */
export const wouldLeavingLose = (): boolean => guards.some(({ wouldLose }) => wouldLose());

/** Leaves the page by `leave`: at once if nothing would be lost, otherwise after the reader has said so to every guard. */
export function leavePage(leave: () => void, asked: readonly LeaveGuard[] = []): void {
  const guard = guards.findLast((one) => !asked.includes(one) && one.wouldLose());
  if (guard) guard.ask(() => leavePage(leave, [...asked, guard]));
  else leave();
}

/** Whether the component is gone: an answer that comes later must not lead the reader anywhere. */
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
