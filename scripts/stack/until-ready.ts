import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { logTail, stopChild } from './child-process.ts';
import { ExpectedFailure } from './expected-failure.ts';

/** Waits until a child is ready; fails, with the end of its log, when it ends or the limit passes before. The child is then stopped. */
export async function untilReady(
  child: ChildProcess,
  wait: { log: string; what: string; limitSeconds: number; isReady: () => Promise<boolean> },
): Promise<void> {
  const limit = performance.now() + wait.limitSeconds * 1000;
  let couldNotStart = false;
  child.once('error', () => {
    couldNotStart = true;
  });
  while (!(await wait.isReady())) {
    if (couldNotStart || child.exitCode !== null || child.signalCode !== null) {
      throw new ExpectedFailure(
        `${wait.what} ended before it was ready. The whole log is in ${wait.log}.`,
        logTail(wait.log),
      );
    }
    if (performance.now() > limit) {
      await stopChild(child, 10);
      throw new ExpectedFailure(
        `${wait.what} was not ready after ${wait.limitSeconds} seconds. The whole log is in ${wait.log}.`,
        logTail(wait.log),
      );
    }
    await delay(150);
  }
}
