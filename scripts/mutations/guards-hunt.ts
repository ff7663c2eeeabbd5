import { stopEmulators } from '../stack/emulators.ts';
import { ExpectedFailure } from '../stack/expected-failure.ts';
import { stage } from '../stack/stage.ts';
import { withApi } from './api-process.ts';
import { type Guard, sourceOf, withoutGuard } from './guard.ts';
import { startGuardEmulators } from './guard-emulators.ts';
import { GuardTests } from './guard-tests.ts';
import { guards } from './guards.ts';
import type { Tally } from './hunt.ts';

/** Does something while everything stands that the tests need, with one guard missing where one is named. */
type Surroundings = <Result>(removed: Guard | undefined, act: () => Promise<Result>) => Promise<Result>;

const nothing: Surroundings = (_removed, act) => act();

/** Takes every guard out of the code, one at a time; with `words`, those only whose line or file has them all. */
export async function huntGuards(words: readonly string[]): Promise<Tally> {
  const chosen = guards.filter((guard) => isMeant(guard, words));
  if (chosen.length === 0) throw new ExpectedFailure(`No guard is about "${words.join(' ')}".`);
  for (const guard of chosen) withoutGuard(sourceOf(guard.file), guard);

  const quick = chosen.filter((guard) => !needsEmulators(guard));
  const slow = chosen.filter(needsEmulators);
  const tallies = [
    ...(quick.length > 0 ? [await huntThose(quick, nothing)] : []),
    ...(slow.length > 0 ? [await huntOnEmulators(slow)] : []),
  ];
  return tallies.reduce((one, other) => ({
    killed: one.killed + other.killed,
    survived: one.survived + other.survived,
  }));
}

function isMeant({ guard, file }: Guard, words: readonly string[]): boolean {
  const line = `${file} ${guard}`.toLowerCase();
  return words.every((word) => line.includes(word.toLowerCase()));
}

function needsEmulators({ tests }: Guard): boolean {
  return tests.some((file) => file.startsWith('tests/api/') || file.endsWith('.stack.test.ts'));
}

async function huntOnEmulators(chosen: readonly Guard[]): Promise<Tally> {
  const emulators = await stage('Starting the emulators of Firestore, Storage and Auth', startGuardEmulators);
  try {
    return await huntThose(chosen, withApi);
  } finally {
    await stopEmulators(emulators);
  }
}

async function huntThose(chosen: readonly Guard[], within: Surroundings): Promise<Tally> {
  const files = [...new Set(chosen.flatMap((guard) => guard.tests))];
  const tests = await GuardTests.start(files);
  try {
    const complaint = await stage('Running the tests with every guard in its place', () =>
      within(undefined, () => tests.firstFailure(files)),
    );
    if (complaint !== undefined) throw new ExpectedFailure(`With every guard in its place there fails: ${complaint}`);

    const tally: Tally = { killed: 0, survived: 0 };
    for (const guard of chosen) {
      const failure = await within(guard, () => tests.firstFailure(guard.tests, guard));
      tally[failure === undefined ? 'survived' : 'killed'] += 1;
      const outcome = failure === undefined ? 'SURVIVED' : 'killed';
      console.log(`${outcome} ${guard.file}: ${guard.guard}${failure === undefined ? '' : ` (by: ${failure})`}`);
    }
    return tally;
  } finally {
    await tests.stop();
  }
}
