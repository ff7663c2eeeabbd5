import { createVitest, type TestModule, type TestRunResult, type Vitest } from 'vitest/node';
import { contentIndex } from '../../web/scripts/content-index.ts';
import { root } from '../stack/paths.ts';
import type { Guard } from './guard.ts';
import { addressOf, GuardRemoval } from './guard-removal.ts';

/** Test files, ready to be run against sources without one guard. */
export class GuardTests {
  readonly #vitest: Vitest;
  readonly #removal: GuardRemoval;

  private constructor(vitest: Vitest, removal: GuardRemoval) {
    this.#vitest = vitest;
    this.#removal = removal;
  }

  /** Starts the test runner, once for all runs of `files`. */
  static async start(files: readonly string[]): Promise<GuardTests> {
    const removal = new GuardRemoval();
    const vitest = await createVitest(
      {
        config: false,
        root,
        include: [...files],
        fileParallelism: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // The first failure says enough.
        bail: 1,
        watch: false,
        // Kept from one run to the next, by the text of the file alone: it would give out what was read before.
        fsModuleCache: false,
        reporters: [{}],
      },
      { plugins: [removal.plugin(), contentIndex()] },
    );
    return new GuardTests(vitest, removal);
  }

  /** Runs test files without a guard, or as all is; gives the name of a test that fails, or `undefined` if all pass. */
  async firstFailure(files: readonly string[], removed?: Guard): Promise<string | undefined> {
    this.#removal.removed = removed;
    if (removed) this.#vitest.invalidateFile(addressOf(removed));
    try {
      const specifications = await this.#vitest.globTestSpecifications([...files]);
      return failureIn(await this.#vitest.runTestSpecifications(specifications), files);
    } finally {
      this.#removal.removed = undefined;
      if (removed) this.#vitest.invalidateFile(addressOf(removed));
    }
  }

  async stop(): Promise<void> {
    await this.#vitest.close();
  }
}

function failureIn({ testModules, unhandledErrors }: TestRunResult, files: readonly string[]): string | undefined {
  // The result has what earlier runs said of other files as well.
  const ran = testModules.filter(({ relativeModuleId }) => files.includes(relativeModuleId));
  if (ran.length !== files.length) throw new Error(`Not all of ${files.join(', ')} were run.`);
  const failures = ran.flatMap((module) => failureOf(module) ?? []);
  return failures[0] ?? (unhandledErrors.length > 0 ? 'an error that nothing caught' : undefined);
}

function failureOf(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.ok() ? undefined : 'the set-up of the tests';
}
