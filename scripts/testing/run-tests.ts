import { siteOrigin } from '../emulators/addresses.ts';
import { launcherAt } from '../emulators/launcher-port.ts';
import { startStack } from '../emulators/local-stack.ts';
import { portOffset } from '../emulators/ports.ts';
import { interruption, unlessInterrupted } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { root } from '../process/paths.ts';
import { seedStack } from '../seed/seed.ts';
import { inWords, type RunningStack, runStages, type Stage } from './run-stages.ts';
import { isStage, stageNames, stages } from './stages.ts';

/** Runs the stages that the words after `npm test` name, and gives the exit code. */
export async function runTests([name, ...more]: readonly string[], reuse: boolean): Promise<number> {
  if (name !== undefined && !isStage(name)) {
    throw new ExpectedError(`There is no test stage "${name}". There are: ${stageNames.join(', ')}.`);
  }
  if (reuse) await requireOwnStack();
  const all: readonly Stage[] = Object.values(stages);
  const chosen = name === undefined ? all.filter(({ isLong }) => !isLong) : [stages[name]];
  const running = runStages(chosen, { more, reuse }, stackFor(chosen, reuse));
  const { passed, failures } = await unlessInterrupted(interruption(), running);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  // The failures are printed again at the end, because they first stood among thousands of lines.
  for (const failure of failures) console.log(`  ✗ ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

/** Fails unless a stack of this checkout is running. */
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

/** Starts the stack that the stages share; starts none if they need none. */
async function stackFor(stages: readonly Stage[], reuse: boolean): Promise<RunningStack | undefined> {
  if (stages.every(({ stack }) => stack === 'none')) return undefined;
  return reuse ? stackInUse() : await startOrTell();
}

/** Gives the stack that another process has started and will stop. */
function stackInUse(): RunningStack {
  console.log(`\n── The local stack at ${siteOrigin}, with the data that is there ──`);
  console.log('Tests that count what is stored may find more than theirs; `npm start -- --fresh` begins anew.');
  return { stop: async () => undefined, seed: seedStack };
}

async function startOrTell(): Promise<RunningStack | undefined> {
  console.log('\n── The local stack, with its own data ──');
  try {
    const { stop } = await startStack({ withSite: false });
    return { stop, seed: seedStack };
  } catch (error) {
    console.error(inWords(error));
    return undefined;
  }
}
