import { stopChildren } from './child-process.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Long enough for the emulators to save their data. */
const stopLimitSeconds = 60;

/** Settles at the first Ctrl-C or request to stop. Further ones are ignored: stopping is under way and saves data. */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
  });
}

/** The result of `work`; when the interruption comes first, everything that was started is stopped and the process ends. */
export async function unlessInterrupted<Result>(interrupted: Promise<void>, work: Promise<Result>): Promise<Result> {
  const first = await Promise.race([
    work.then(
      (result) => ({ result }),
      (failure: unknown) => ({ failure }),
    ),
    interrupted.then(() => 'interrupted' as const),
  ]);
  if (first === 'interrupted') {
    console.log('\nInterrupted; stopping what was started.');
    await stopChildren(stopLimitSeconds);
    process.exit(130);
  }
  if ('failure' in first) throw first.failure;
  return first.result;
}
