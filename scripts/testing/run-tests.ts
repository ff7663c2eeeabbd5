import { siteOrigin } from '../emulators/addresses.ts';
import { launcherAt } from '../emulators/launcher-port.ts';
import { type Stack, startStack } from '../emulators/local-stack.ts';
import { portOffset } from '../emulators/ports.ts';
import { interruption, seconds, unlessInterrupted } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { root } from '../process/paths.ts';
import { seedStack } from '../seed/seed.ts';
import { type Counts, sum } from './counts.ts';
import { isStage, type StageName, stageNames, stages, type TestOptions } from './stages.ts';

/** Runs what the words after `npm test` name, and gives the exit code. */
export async function runTests([name, ...more]: readonly string[], reuse: boolean): Promise<number> {
  if (name !== undefined && !isStage(name)) {
    throw new ExpectedError(`There is no test stage "${name}". There are: ${stageNames.join(', ')}.`);
  }
  if (reuse) await requireOwnStack();
  const names = name === undefined ? stageNames.filter((name) => !('isLong' in stages[name])) : [name];
  const { passed, failed } = await unlessInterrupted(interruption(), runStages(names, { more, reuse }));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Fails unless a stack of this checkout is up. */
async function requireOwnStack(): Promise<void> {
  const launcher = await launcherAt(portOffset());
  const remedy =
    'Start it with `npm start` in another terminal, or leave `--reuse` away: then the tests start their own.';
  if (launcher === undefined) throw new ExpectedError(`The local stack is not running. ${remedy}`);
  if (launcher.root !== root) {
    throw new ExpectedError(`The local stack that runs is that of ${launcher.root}. Stop it first. ${remedy}`);
  }
  if (!launcher.isReady) throw new ExpectedError('The local stack is not up yet. Try again when it is.');
}

/** Runs stages one after the other, whatever becomes of each, and gives the total. Those that need the stack share one. */
async function runStages(names: readonly StageName[], options: TestOptions): Promise<Counts> {
  const results: { name: StageName; counts: Counts; milliseconds: number }[] = [];
  const run = async (name: StageName, work: () => Promise<Counts>) => {
    console.log(`\n── ${stages[name].title} ──`);
    const began = performance.now();
    results.push({ name, counts: await counted(work), milliseconds: performance.now() - began });
  };

  for (const name of names.filter((name) => !stages[name].needsStack)) await run(name, () => stages[name].run(options));
  const onStack = names.filter((name) => stages[name].needsStack);
  if (onStack.length > 0) {
    const stack = options.reuse ? stackInUse() : await startOrTell();
    for (const name of onStack) {
      await run(name, async () => {
        if (stack === undefined)
          throw new ExpectedError('This needs the local stack, which could not be started; see above.');
        // Each stage finds the jobs and accounts that every local stack begins with, whatever the one before did to them.
        await seedStack();
        return stages[name].run(options);
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
  } catch (error) {
    tell(error);
    return { passed: 0, failed: 1 };
  }
}

/** The stack that somebody else has started, and stops. */
function stackInUse(): Pick<Stack, 'stop'> {
  console.log(`\n── The local stack at ${siteOrigin}, with the data that is there ──`);
  console.log('Tests that count what is stored may find more than theirs; `npm start -- --fresh` begins anew.');
  return { stop: async () => undefined };
}

async function startOrTell(): Promise<Stack | undefined> {
  console.log('\n── The local stack, with data of its own ──');
  try {
    return await startStack({ withSite: false });
  } catch (error) {
    tell(error);
    return undefined;
  }
}

function tell(error: unknown): void {
  if (!(error instanceof ExpectedError)) console.error(error);
  else console.error(`${error.details === undefined ? '' : `${error.details}\n\n`}${error.message}`);
}
