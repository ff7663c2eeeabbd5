import { globSync } from 'node:fs';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { Stryker } from '@stryker-mutator/core';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { root } from '../../scripts/process/paths.ts';

interface Part {
  /** The modules to mutate, from the root. */
  modules: string[];
  /** The tests that have to notice. */
  tests: string[];
  /** Whether to leave out what runs while a module loads: each such mutant needs all the tests in a new process. */
  ignoreStatic: boolean;
}

/** The modules that decide something. What only wires them, or calls a service, has tests on the emulators instead. */
export const parts: Readonly<Record<'code' | 'contract' | 'calculations', Part>> = {
  code: {
    modules: [
      'functions/src/alerts/alert-rounds.ts',
      'functions/src/desk/{acknowledgement-mail,application-mail,contact-mail,hiring-progress,message-delay,notifications,submission-handlers,summary-mails,sums,waits-since}.ts',
      'functions/src/desk/files/{file-name,file-type,text-types}.ts',
      'functions/src/desk/interviews/interviewer-diaries.ts',
      'functions/src/http/{app-check,caller,error-middleware,form-tokens,human-check,mount-routes,multipart,request-body,user-from-token,validate}.ts',
      'functions/src/http/browser-reports/{report-handlers,sums}.ts',
      'functions/src/http/rate-limits/*.ts',
      'functions/src/jobs/{closing-tasks,job-changes,job-life,job-listing,pdf-change,pdf-check,pdf-file-name,pdf-url,remove-unclaimed-pdfs}.ts',
      'functions/src/mail/{delivery-attempt,delivery-plan,mail-body,mail-handlers,mail-settings,outbox-overview,password-link,sweep-outbox}.ts',
      'functions/src/nightly/health/findings.ts',
      'functions/src/nightly/retention/retention-settings.ts',
      'functions/src/nightly/schedules/recorded.ts',
      'functions/src/pages/answer-job-page.ts',
      'functions/src/shared/{cell-rate,configuration-error,document-id,error-outline,keyed-hash,mutex,rate-limit-store,run-parts}.ts',
      'functions/src/team/{admin-records,common-passwords,invitation-links,sign-in,user-handlers}.ts',
      'functions/src/team/second-factor/{app-codes,passkeys,recovery-codes,second-factor-handlers,second-factor-mode}.ts',
      'functions/src/team/sessions/{device-words,session-handlers}.ts',
    ],
    tests: ['functions/src/**/*.test.ts'],
    ignoreStatic: true,
  },
  // Schemas are made while they load.
  contract: {
    modules: [
      'contract/{alerts/job-alert,desk/answers,desk/application,desk/assigned-to,desk/contact,desk/hidden-names,desk/hiring-statistics,desk/hiring-times,desk/interview-calendar,desk/interview-words,desk/interviews,desk/message-templates,desk/phone,desk/phone-search,desk/scorecards,desk/submission-search,desk/working-days,jobs/bulk-jobs,jobs/job,jobs/job-change,jobs/job-closing,jobs/job-order,jobs/job-query,jobs/job-questions,jobs/job-reference,jobs/job-search,jobs/job-state,jobs/pdf,jobs/question,jobs/salary,mail/bulk-mails,nightly/retention,shared/calendar-day,shared/latin-letters,shared/text-fields,shared/tidy,shared/typed-number,team/password,team/roles,team/second-factor,team/session,team/sign-in,team/user}.ts',
    ],
    tests: ['contract/**/*.test.ts'],
    ignoreStatic: false,
  },
  // What tools, studies and plots are calculated with: a wrong operator is a wrong figure in somebody's study. The modules
  // beside them hold one installation's data.
  calculations: {
    modules: [
      'web/src/content/calculations/{earthing,fault-level,frequency-response,generator-route}.ts',
      'web/src/content/calculations/{reactive-power,short-circuit,voltage-change,voltage-profile}.ts',
      'web/src/content/pages/tools-{earth-grid,fault-level,generator-route}.ts',
      'web/src/public/tools/{quantity,tool-inputs}.ts',
    ],
    tests: ['web/src/content/calculations/*.test.ts', 'web/src/public/tools/*.test.ts'],
    ignoreStatic: true,
  },
};

/** What Babel knows of a place in the code, as far as it matters here. */
interface Place {
  node: { type: string; callee?: { object?: { name?: string } } };
}

/**
 * How a log line reads is for people; that it holds nothing of what visitors typed has a check of its own.
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

/** Writes out the names in a pattern's braces, so that each is looked for by itself. */
function namesIn(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? ['', pattern];
  return names === '' ? [before] : names.split(',').map((name) => before + name + after);
}

/** The files of a name. @throws {ExpectedError} where there is none: a module that was renamed is not mutated any more */
function filesOf(name: string): string[] {
  const files = globSync(name, { cwd: root });
  if (files.length === 0) throw new ExpectedError(`tests/mutation/code.ts names ${name}, and there is no such file.`);
  return files;
}

/** The least share of mutants that tests must notice, in percent: it was 99.0 and 98.2 when this was set. */
const minScore = 95;

/** Changes the code of one part in every way that Stryker knows, and says whether the tests notice enough of it. */
export async function mutateCode(name: keyof typeof parts, words: readonly string[]): Promise<boolean> {
  const { modules, tests, ignoreStatic } = parts[name];
  const mutate = modules
    .flatMap(namesIn)
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
    ],
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
    jsonReporter: { fileName: `.cache/reports/mutation-${name}.json` },
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const all = killed + count('Survived', 'NoCoverage');
  const score = (100 * killed) / all;
  console.log(`\n${name}: ${killed} of ${all} mutants killed, ${score.toFixed(1)} % (at least ${minScore} %)`);
  return score >= minScore;
}
