import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { Stryker } from '@stryker-mutator/core';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { filesOf, parts } from './modules.ts';

/** Babel's description of a place in the code, as far as it matters here. */
interface Place {
  node: { type: string; callee?: { object?: { name?: string } } };
}

/**
 * How a log line reads is for people; its own check asks that it holds nothing that visitors typed.
 *
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
 * The least share of mutants that tests must notice, in percent of the code that unit tests reach. Tests on the emulators hold the
 * rest, such as transactions: a run of those for each mutant would take days.
 */
const minScore = 95;

/** Changes the code of one part in every way that Stryker knows, and says whether the tests notice enough of it. */
export async function mutateCode(name: keyof typeof parts, words: readonly string[]): Promise<boolean> {
  const { modules, tests, ignoreStatic } = parts[name];
  const mutate = modules
    .flatMap(filesOf)
    .filter((file) => !file.endsWith('.test.ts') && words.every((word) => file.includes(word)));
  if (mutate.length === 0) throw new ExpectedError(`No module of "${name}" has "${words.join(' ')}" in its name.`);
  // For `vitest.config.ts`, which Stryker's processes read.
  process.env.MUTATION_TESTS = tests.join();
  const results = await new Stryker({
    mutate,
    ignoreStatic,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', import.meta.url],
    ignorers: ['log-lines'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no API for what Stryker does with a configuration; without one it does nothing.
    tsconfigFile: 'none',
    // In the repository, so that what a sandbox does not hold is found above it.
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
