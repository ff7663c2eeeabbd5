import { existsSync, readFileSync } from 'node:fs';

/** How many tests, or checks, went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The total of several stages. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** A runner that complains, or that ran nothing, must not look like a success. */
export function withRunner(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  return ranNothing || (exitCode !== 0 && counts.failed === 0) ? { ...counts, failed: counts.failed + 1 } : counts;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string; tags?: string[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts Vitest's JSON report. A test that was left out proves nothing, unless it runs at another time; a file that could not
 * be loaded has failed.
 *
 * @param isForAnotherRun by the tags of a test
 */
export function countVitest(file: string, isForAnotherRun: (tags: readonly string[]) => boolean = () => false): Counts {
  const report = read<VitestReport>(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const forAnotherRun = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && isForAnotherRun(tags));
  const leftOut = report.numPendingTests + report.numTodoTests - forAnotherRun.length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + leftOut + unloaded.length,
  };
}

/** Counts Playwright's JSON report. A test that passes only now and then has failed. */
export function countPlaywright(file: string): Counts {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected + flaky + skipped === 0 ? report.errors.length : 0;
  return { passed: expected, failed: unexpected + flaky + skipped + outside };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
