import { interruption, unlessInterrupted } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { runStages } from './run-stages.ts';
import { isStage, stageNames } from './stages.ts';

/** Runs what the words after `npm test` name, and gives the exit code. */
export async function runTests([name, ...more]: readonly string[]): Promise<number> {
  if (name !== undefined && !isStage(name)) {
    throw new ExpectedError(`There is no test stage "${name}". There are: ${stageNames.join(', ')}.`);
  }
  const { passed, failed } = await unlessInterrupted(
    interruption(),
    runStages(name === undefined ? stageNames : [name], more),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
