import { expect, test } from 'vitest';
import { findingWords } from './health-words.ts';

test('the help for jobs that close soon fits one job and several', () => {
  const closing = (count: number) =>
    findingWords({ part: 'closing', count, isWrong: false, since: null, reason: 'Fitter (15 January 2027)' });
  expect([closing(1).title, closing(3).title]).toEqual(['A job closes soon', '3 jobs close soon']);
  expect(closing(3).remedy).toBe(closing(1).remedy);
  expect(closing(3).remedy).toContain('Visitors do not see a job after its closing date.');
});
