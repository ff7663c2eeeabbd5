import { ExpectedFailure } from './expected-failure.ts';
import { logsFolder } from './paths.ts';
import type { Stack } from './stack.ts';
import { stage } from './stage.ts';

/** Keeps a stack running until Ctrl-C, or until one of its parts gives up; then stops all of it. */
export async function runUntilStopped(stack: Stack, interrupted: Promise<void>): Promise<number> {
  const broken = await Promise.race([stack.broken, interrupted]);
  console.log();
  await stage('Saving the data and stopping everything', () => stack.stop());
  if (broken !== undefined)
    throw new ExpectedFailure(`${broken} has stopped by itself. The logs are in ${logsFolder}.`);
  return 0;
}
