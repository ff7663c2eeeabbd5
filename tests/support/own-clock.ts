import { vi } from 'vitest';

/** Sets the clock of the test and of the functions until the test ends. Timers still run in real time. */
export function setTime(now: Date | string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

/** Moves the clock that `setTime` has set. */
export const wait = (milliseconds: number): void => setTime(new Date(Date.now() + milliseconds));
