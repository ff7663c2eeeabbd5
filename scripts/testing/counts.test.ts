import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/paths.ts';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { countPlaywright, countVitest, sum, withRunner } from './counts.ts';

function report(content: object): string {
  return write(join(temporaryFolder(), 'report.json'), JSON.stringify(content));
}

const name = join(root, 'web/form.test.ts');
const resultOf = (fullName: string, status: string, tags?: string[]) => ({ fullName, status, tags });

test('failed and skipped tests are failures with a name', () => {
  const assertionResults = [resultOf('adds', 'passed'), resultOf('sends', 'failed'), resultOf('prints', 'skipped')];
  const testResults = [{ name, status: 'failed', assertionResults }];
  expect(countVitest(report({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failures: ['web/form.test.ts › sends', 'web/form.test.ts › prints (left out)'],
  });
  const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
    file: 'e2e/jobs.spec.ts',
    title: `a story that is ${status}`,
    tests: [{ status }],
  }));
  expect(countPlaywright(report({ stats: { expected: 1 }, errors: [], suites: [{ suites: [{ specs }] }] }))).toEqual({
    passed: 1,
    failures: [
      'e2e/jobs.spec.ts › a story that is unexpected',
      'e2e/jobs.spec.ts › a story that is flaky (flaky)',
      'e2e/jobs.spec.ts › a story that is skipped (skipped)',
    ],
  });
});

test('tests for another run are not counted, unless they failed', () => {
  const weekly = ['weekly'];
  const assertionResults = [resultOf('a', 'passed'), resultOf('b', 'skipped', weekly), resultOf('c', 'failed', weekly)];
  const file = report({ numPassedTests: 1, testResults: [{ name, status: 'failed', assertionResults }] });
  expect(countVitest(file, (tags) => tags.includes('weekly'))).toEqual({
    passed: 1,
    failures: ['web/form.test.ts › c'],
  });
});

test('a test file that could not be loaded is a failure', () => {
  const testResults = [
    { name, status: 'failed', assertionResults: [] },
    { name, status: 'passed', assertionResults: [resultOf('adds', 'passed')] },
  ];
  expect(countVitest(report({ numPassedTests: 1, testResults }))).toEqual({
    passed: 1,
    failures: ['web/form.test.ts could not be loaded'],
  });
});

test('a browser run that broke off outside any test is a failure, and so is a missing report', () => {
  const file = report({ stats: { expected: 0 }, errors: [{ message: 'no config' }] });
  expect(countPlaywright(file)).toEqual({ passed: 0, failures: ['no config'] });
  const missing = { passed: 0, failures: ['/nowhere/report.json is missing'] };
  expect(countVitest('/nowhere/report.json')).toEqual(missing);
  expect(countPlaywright('/nowhere/report.json')).toEqual(missing);
});

test('a runner without tests, or with an error outside the tests, has failed', () => {
  expect(withRunner({ passed: 0, failures: [] }, 0).failures).toEqual(['No test was run']);
  expect(withRunner({ passed: 3, failures: [] }, 1).failures).toEqual(['The runner ended with 1']);
  expect(withRunner({ passed: 3, failures: ['a', 'b'] }, 1)).toEqual({ passed: 3, failures: ['a', 'b'] });
  expect(withRunner({ passed: 3, failures: [] }, 0)).toEqual({ passed: 3, failures: [] });
});

test('the total is the sum', () => {
  expect(
    sum([
      { passed: 1, failures: [] },
      { passed: 2, failures: ['a', 'b'] },
    ]),
  ).toEqual({ passed: 3, failures: ['a', 'b'] });
  expect(sum([])).toEqual({ passed: 0, failures: [] });
});
