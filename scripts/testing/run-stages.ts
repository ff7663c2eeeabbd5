import { type Stack, startStack } from '../emulators/local-stack.ts';
import { seconds } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { seedStack } from '../seed/seed.ts';
import { type Counts, sum } from './counts.ts';
import { type StageName, stages } from './stages.ts';

/** Runs stages one after the other, whatever becomes of each, and gives the total. Those that need the stack share one. */
export async function runStages(names: readonly StageName[], more: readonly string[]): Promise<Counts> {
  const results: { name: StageName; counts: Counts; milliseconds: number }[] = [];
  const run = async (name: StageName, work: () => Promise<Counts>) => {
    console.log(`\n── ${stages[name].title} ──`);
    const began = performance.now();
    results.push({ name, counts: await counted(work), milliseconds: performance.now() - began });
  };

  for (const name of names.filter((name) => !stages[name].needsStack)) await run(name, () => stages[name].run(more));
  const onStack = names.filter((name) => stages[name].needsStack);
  if (onStack.length > 0) {
    console.log('\n── The local stack, with data of its own ──');
    const stack = await startOrTell();
    for (const name of onStack) {
      await run(name, async () => {
        if (stack === undefined)
          throw new ExpectedError('This needs the local stack, which could not be started; see above.');
        // Each stage finds the jobs and accounts that every local stack begins with, whatever the one before did to them.
        await seedStack();
        return stages[name].run(more);
      });
    }
    await stack?.stop();
  }

  console.log();
  for (const { name, counts, milliseconds } of results) {
    const outcome = `${counts.passed} passed, ${counts.failed} failed`;
    console.log(`  ${stages[name].title.padEnd(16)}${outcome.padEnd(26)}${seconds(milliseconds)}`);
  }
  return sum(results.map(({ counts }) => counts));
}

/** A stage that could not be carried out counts as one failure. */
async function counted(work: () => Promise<Counts>): Promise<Counts> {
  try {
    return await work();
  } catch (failure) {
    tell(failure);
    return { passed: 0, failed: 1 };
  }
}

async function startOrTell(): Promise<Stack | undefined> {
  try {
    return await startStack({ withSite: false });
  } catch (failure) {
    tell(failure);
    return undefined;
  }
}

function tell(failure: unknown): void {
  if (!(failure instanceof ExpectedError)) console.error(failure);
  else console.error(`${failure.details === undefined ? '' : `${failure.details}\n\n`}${failure.message}`);
}
