import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';
import { interruption, unlessInterrupted } from './stack/interruption.ts';
import { runStages } from './testing/run-stages.ts';
import { isStage, stageNames } from './testing/stages.ts';

/** `npm test`: every stage in order, stopping at nothing; or one stage by its name, with more arguments for its runner. */
await runCommandLine(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name !== undefined && !isStage(name)) {
    throw new ExpectedFailure(`There is no test stage "${name}". There are: ${stageNames.join(', ')}.`);
  }
  const { passed, failed } = await unlessInterrupted(
    interruption(),
    runStages(name === undefined ? stageNames : [name], more),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
