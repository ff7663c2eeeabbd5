import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { Stryker } from '@stryker-mutator/core';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { filesOf, parts } from './modules.ts';

/** The part of Babel's description of a place in the code that this file needs. */
interface Place {
  node: { type: string; callee?: { object?: { name?: string } } };
}

/**
 * Log lines are not mutated, because their wording is for people. A separate check makes sure that logs contain nothing that
 * visitors typed.
 * @public Stryker looks for it by this name.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'log-lines', {
    shouldIgnore(path) {
      const { node } = path as Place;
      const isLog = node.type === 'CallExpression' && node.callee?.object?.name === 'logger';
      return isLog ? 'A log line may read otherwise.' : undefined;
    },
  }),
];

/**
 * The minimum share of mutants that tests must kill, in percent of the code that unit tests reach. Tests on the emulators cover
 * the rest, such as transactions. A run of those tests for each mutant would take days.
 */
const minScore = 95;

/** Mutates the code of one part in every way that Stryker knows. Tells whether the tests kill enough mutants. */
export async function mutateCode(name: keyof typeof parts, words: readonly string[]): Promise<boolean> {
  const { modules, tests, ignoreStatic } = parts[name];
  const mutate = modules
    .flatMap(filesOf)
    .filter((file) => !file.endsWith('.test.ts') && words.every((word) => file.includes(word)));
  if (mutate.length === 0) throw new ExpectedError(`No module of "${name}" has "${words.join(' ')}" in its name.`);
  // Stryker's processes read this variable in `vitest.config.ts`.
  process.env.MUTATION_TESTS = tests.join();
  const results = await new Stryker({
    mutate,
    ignoreStatic,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', import.meta.url],
    ignorers: ['log-lines'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // TypeScript 7 lacks the API with which Stryker handles a configuration. Without a file, Stryker skips that step.
    tsconfigFile: 'none',
    // The folder lies inside the repository, so that a sandbox finds missing files in the folders above it.
    tempDirName: '.cache/stryker',
    ignorePatterns: [
      ...['/*', '!/contract', '!/functions', '/functions/lib', '!/*.json'],
      ...['!/web', '/web/*', '!/web/*.json', '!/web/src', '/web/src/*', '!/web/src/content', '!/web/src/public'],
      ...['/web/src/public/*', '!/web/src/public/tools'],
      ...['!/tests', '/tests/*', '!/tests/mutation', '/tests/mutation/node_modules'],
      ...['!/tests/support', '/tests/support/*', '!/tests/support/undo-stubs.ts', '!/tests/support/silent-log.ts'],
    ],
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
    jsonReporter: { fileName: `.cache/reports/mutation-${name}.json` },
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const all = killed + count('Survived');
  const score = (100 * killed) / all;
  console.log(`\n${name}: ${killed} of ${all} mutants killed, ${score.toFixed(1)} % (at least ${minScore} %)`);
  console.log(`${count('NoCoverage')} more are in code that only tests on the emulators reach.`);
  return score >= minScore;
}
