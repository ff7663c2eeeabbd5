import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { countPlaywright, countVitest, sum, withRunner } from './counts.ts';

function report(content: object): string {
  return write(join(temporaryFolder(), 'report.json'), JSON.stringify(content));
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('tests that were left out count as failed', () => {
  expect(countVitest(report({ ...vitest, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }))).toEqual({
    passed: 5,
    failed: 4,
  });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright(report({ stats, errors: [] }))).toEqual({ passed: 7, failed: 3 });
});

test('tests that are tagged for another run count neither way, and others that were left out still count as failed', () => {
  const assertionResults = [
    { status: 'passed', tags: [] },
    { status: 'skipped', tags: ['weekly'] },
    { status: 'skipped' },
  ];
  const file = report({ ...vitest, numPendingTests: 2, testResults: [{ status: 'passed', assertionResults }] });
  expect(countVitest(file, (tags) => tags.includes('weekly'))).toEqual({ passed: 5, failed: 1 });
});

test('a test file that could not be loaded counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitest(report({ ...vitest, testResults }))).toEqual({ passed: 5, failed: 1 });
});

test('so does a browser run that broke off outside any test, and a report that is missing', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright(report({ stats, errors: [{ message: 'no config' }] }))).toEqual({ passed: 0, failed: 1 });
  expect(countVitest('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
});

test('a runner that found nothing to run, or that complains of no test, has failed', () => {
  expect(withRunner({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(withRunner({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(withRunner({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(withRunner({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test('the total is the sum', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
