import { globSync } from 'node:fs';
import { ExpectedError } from '../../scripts/process/expected-error.ts';
import { root } from '../../scripts/process/paths.ts';

/** The code that mutation testing changes, and the tests that must notice the changes. */

interface Part {
  /** The modules to mutate, with paths relative to the root. */
  modules: string[];
  /** The tests that must notice the changes. */
  tests: string[];
  /** Whether to leave out code that runs while a module loads: each such mutant needs all tests in a new process. */
  ignoreStatic: boolean;
}

/** The modules that make decisions. Modules that only connect others, or call a service, have tests on the emulators. */
export const parts: Readonly<Record<'code' | 'contract' | 'calculations', Part>> = {
  code: {
    modules: [
      'functions/src/alerts/due-digest.ts',
      'functions/src/desk/{hiring-progress,message-delay,notifications,office-mails,receive-submission,review-mails,send-summaries,sender-mails,sums,waits-since}.ts',
      'functions/src/desk/files/{file-type,text-types}.ts',
      'functions/src/desk/interviews/interviewer-diaries.ts',
      'functions/src/http/{app,app-check,human-check,mount-routes,multipart,request-body}.ts',
      'functions/src/http/rate-limits/*.ts',
      'functions/src/jobs/{change-job,close-jobs,job-pdf,list-jobs}.ts',
      'functions/src/mail/{delivery-attempt,delivery-plan,mail-body,mail-settings,outbox-overview,sweep-outbox}.ts',
      'functions/src/nightly/browser-reports.ts',
      'functions/src/nightly/findings.ts',
      'functions/src/nightly/nightly-settings.ts',
      'functions/src/nightly/scheduled-run.ts',
      'functions/src/pages/answer-job-page.ts',
      'functions/src/shared/{configuration,documents,error-outline,keyed-hash,mutex,objects,rate-limit-store,run-parts}.ts',
      'functions/src/team/{common-passwords,identity-toolkit,invitation-links,password-link,sign-in,verify-token}.ts',
    ],
    tests: ['functions/src/**/*.test.ts'],
    ignoreStatic: true,
  },
  // The schemas are created while their modules load.
  contract: {
    modules: [
      'contract/{alerts/job-alert,desk/answers,desk/application,desk/assigned-to,desk/contact,desk/hidden-names,desk/hiring-statistics,desk/hiring-times,desk/interview-calendar,desk/interview-words,desk/interviews,desk/message-templates,desk/phone,desk/scorecards,desk/submission-search,desk/working-days,jobs/job,jobs/job-change,jobs/job-closing,jobs/job-listing,jobs/job-questions,jobs/job-reference,jobs/job-routes,jobs/job-search,jobs/job-state,jobs/pdf,jobs/question,jobs/salary,mail/mail-routes,nightly/retention,shared/latin-letters,shared/text-fields,shared/tidy,shared/time,shared/typed-number,team/password,team/roles,team/second-factor,team/session,team/sign-in,team/login}.ts',
    ],
    tests: ['contract/**/*.test.ts'],
    ignoreStatic: false,
  },
  // The arithmetic of tools, studies and plots: a wrong operator is a wrong figure in a customer's study. The modules beside
  // them contain the data of one installation.
  calculations: {
    modules: [
      'web/src/content/calculations/{earthing,fault-level,frequency-response,generator-route}.ts',
      'web/src/content/calculations/{reactive-power,short-circuit,voltage-change}.ts',
      'web/src/content/product/tools/{earth-grid,fault-level,generator-route}.ts',
      'web/src/public/tools/{quantity,tool-inputs}.ts',
    ],
    tests: ['web/src/content/calculations/*.test.ts', 'web/src/public/tools/*.test.ts'],
    ignoreStatic: true,
  },
};

/** Expands the names in a pattern's braces, so that each name is checked separately. */
function namesIn(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? ['', pattern];
  return names === '' ? [before] : names.split(',').map((name) => before + name + after);
}

/**
 * Finds the files of a pattern.
 * @throws {ExpectedError} if a name has no file: otherwise a renamed module would no longer be mutated
 */
export function filesOf(pattern: string): string[] {
  return namesIn(pattern).flatMap((name) => {
    const files = globSync(name, { cwd: root });
    if (files.length === 0) throw new ExpectedError(`tests/mutation/modules.ts names ${name}: there is no such file.`);
    return files;
  });
}
