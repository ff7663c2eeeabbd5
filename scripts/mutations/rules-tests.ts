import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { root } from '../process/paths.ts';

export type RulesFile = 'firestore.rules' | 'storage.rules';

const testFiles: Readonly<Record<RulesFile, string>> = {
  'firestore.rules': 'tests/rules/firestore.test.ts',
  'storage.rules': 'tests/rules/storage.test.ts',
};

/** The rules tests, ready to be run against any text of the rules. */
export class RulesTests {
  readonly #vitest: Vitest;
  readonly #mutantFolder: string;

  private constructor(vitest: Vitest, mutantFolder: string) {
    this.#vitest = vitest;
    this.#mutantFolder = mutantFolder;
  }

  /** Starts the test runner, once for all runs. */
  static async start(): Promise<RulesTests> {
    const mutantFolder = mkdtempSync(join(tmpdir(), 'rules-mutants-'));
    process.env.RULES_MUTANT_FOLDER = mutantFolder;
    const vitest = await createVitest({
      config: false,
      root,
      include: Object.values(testFiles),
      testTimeout: 20_000,
      // The first failure says enough.
      bail: 1,
      watch: false,
      reporters: [{}],
    });
    return new RulesTests(vitest, mutantFolder);
  }

  /** Runs the tests of a rules file against `text`; gives the name of one that fails, or `undefined` if all pass. */
  async firstFailure(file: RulesFile, text: string): Promise<string | undefined> {
    writeFileSync(join(this.#mutantFolder, file), text);
    const specifications = await this.#vitest.globTestSpecifications([testFiles[file]]);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    if (unhandledErrors.length > 0) throw unhandledErrors[0];
    // The result has what earlier runs said of the other file as well.
    const module = testModules.find(({ relativeModuleId }) => relativeModuleId === testFiles[file]);
    if (module === undefined) throw new Error(`${testFiles[file]} was not run.`);
    return failureIn(module);
  }

  async stop(): Promise<void> {
    await this.#vitest.close();
    rmSync(this.#mutantFolder, { recursive: true, force: true });
  }
}

function failureIn(module: TestModule): string | undefined {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.ok() ? undefined : 'the set-up of the tests';
}
