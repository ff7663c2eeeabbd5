import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { emulatorEnvironment } from '../../../scripts/emulators/addresses.ts';
import { requireFreePorts } from '../../../scripts/emulators/free-ports.ts';
import { writeLocalConfig } from '../../../scripts/emulators/local-config.ts';
import { findEmulatorParts, prepareEmulatorParts } from '../../../scripts/emulators/prepare.ts';
import { logsFolder } from '../../../scripts/emulators/run-folder.ts';
import { startEmulators, stopEmulators } from '../../../scripts/emulators/suite.ts';
import { stage } from '../../../scripts/process/command-line.ts';
import { ExpectedError } from '../../../scripts/process/expected-error.ts';
import { root } from '../../../scripts/process/paths.ts';
import { rulesMutants } from './mutants.ts';

const testFiles = {
  'firestore.rules': 'tests/rules/firestore.test.ts',
  'storage.rules': 'tests/rules/storage.test.ts',
} as const;
type RulesFile = keyof typeof testFiles;

/** The addresses at which the emulators load rules for a project without documents. A load shows whether the rules compile. */
const loaders: Readonly<Record<RulesFile, string>> = {
  'firestore.rules': `http://${emulatorEnvironment.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/demo-rules-compile:securityRules`,
  'storage.rules': `http://${emulatorEnvironment.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`,
};

/**
 * Mutates every condition of the rules, one at a time. Prints one line for each mutant, and tells whether the tests killed all
 * of them.
 */
export async function mutateRules(): Promise<boolean> {
  const emulators = await stage('Starting the emulators of Firestore and Storage', startRulesEmulators);
  const folder = mkdtempSync(join(tmpdir(), 'rules-mutants-'));
  Object.assign(process.env, emulatorEnvironment, { RULES_MUTANT_FOLDER: folder });
  try {
    const vitest = await createVitest({
      config: false,
      root,
      include: Object.values(testFiles),
      testTimeout: 20_000,
      // One failure is enough to kill a mutant.
      bail: 1,
      watch: false,
      reporters: [{}],
    });
    const outcomes: boolean[] = [];
    for (const file of Object.keys(testFiles) as RulesFile[]) outcomes.push(...(await mutate(vitest, folder, file)));
    await vitest.close();
    const killed = outcomes.filter(Boolean).length;
    console.log(`\nRules: ${killed} of ${outcomes.length} mutants killed`);
    return killed === outcomes.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stopEmulators(emulators);
  }
}

async function startRulesEmulators() {
  await requireFreePorts(['firestore', 'storage', 'hub', 'logging']);
  const environment = await prepareEmulatorParts(await findEmulatorParts());
  return startEmulators({
    configFile: writeLocalConfig(false),
    environment,
    only: ['firestore', 'storage'],
    log: join(logsFolder, 'mutations.log'),
  });
}

/** Tells for each mutant of a rules file whether the tests killed it. */
async function mutate(vitest: Vitest, folder: string, file: RulesFile): Promise<boolean[]> {
  const firstFailure = async (text: string) => {
    writeFileSync(join(folder, file), text);
    return failureOf(vitest, testFiles[file]);
  };
  const source = readFileSync(join(root, file), 'utf8');
  const failure = await firstFailure(source);
  if (failure !== undefined) throw new ExpectedError(`${file} itself does not pass its tests: ${failure}`);

  const outcomes: boolean[] = [];
  for (const { line, change, text } of rulesMutants(source)) {
    await requireCompiling(file, text);
    const test = await firstFailure(text);
    outcomes.push(test !== undefined);
    const outcome = test === undefined ? 'SURVIVED' : 'killed';
    console.log(`${outcome} ${file}:${line} ${change}${test === undefined ? '' : ` (by: ${test})`}`);
  }
  return outcomes;
}

/** Fails unless the rules compile: tests that fail because no rules are loaded prove nothing. */
async function requireCompiling(file: RulesFile, text: string): Promise<void> {
  const response = await fetch(loaders[file], {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content: text }] } }),
  });
  if (!response.ok) throw new Error(`This change of ${file} does not compile:\n${await response.text()}\n\n${text}`);
}

/** Gives the name of the first failing test of a file, or `undefined` if all tests pass. */
async function failureOf(vitest: Vitest, testFile: string): Promise<string | undefined> {
  const specifications = await vitest.globTestSpecifications([testFile]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (unhandledErrors.length > 0) throw unhandledErrors[0];
  // The result also contains earlier runs of the other file.
  const module: TestModule | undefined = testModules.find(({ relativeModuleId }) => relativeModuleId === testFile);
  if (module === undefined) throw new Error(`${testFile} was not run.`);
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.ok() ? undefined : 'the set-up of the tests';
}
