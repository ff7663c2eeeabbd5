import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../process/paths.ts';

/** The number of passed tests or checks, and the names of the failed ones. */
export interface Counts {
  passed: number;
  failures: readonly string[];
}

/** The total of several stages. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** Counts a runner with errors, or without any test, as failed. */
export function withRunner({ passed, failures }: Counts, exitCode: number): Counts {
  if (failures.length > 0) return { passed, failures };
  if (passed === 0) return { passed, failures: ['No test was run'] };
  return exitCode === 0 ? { passed, failures } : { passed, failures: [`The runner ended with ${exitCode}`] };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; tags?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number };
  errors: { message?: string }[];
}

/**
 * Counts Vitest's JSON report. A skipped test counts as failed, unless its tag says that it runs in another run. A file that
 * could not be loaded has failed.
 *
 * @param isForAnotherRun tells by the tags of a test
 */
export function countVitest(file: string, isForAnotherRun: (tags: readonly string[]) => boolean = () => false): Counts {
  const report = read<VitestReport>(file);
  if (report === undefined) return unreported(file);
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const where = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${where} could not be loaded`];
    return assertionResults
      .filter(({ status, tags = [] }) => status !== 'passed' && (status === 'failed' || !isForAnotherRun(tags)))
      .map(({ status, fullName }) => `${where} › ${fullName}${status === 'failed' ? '' : ' (left out)'}`);
  });
  return { passed: report.numPassedTests, failures };
}

/** Counts Playwright's JSON report. A flaky test has failed. */
export function countPlaywright(file: string): Counts {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return unreported(file);
  const failures = specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status }) => `${file} › ${title}${status === 'unexpected' ? '' : ` (${status})`}`),
  );
  const outside = report.errors.map(({ message = 'The run broke off' }) => message);
  return { passed: report.stats.expected, failures: failures.length > 0 ? failures : outside };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function unreported(file: string): Counts {
  return { passed: 0, failures: [`${file} is missing`] };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
