import type { ApplicationTimes } from '@site/contract/desk/hiring-times';
import { durations } from '@site/contract/desk/hiring-times';
import { branch } from '@site/contract/test-support/offices';
import { expect, test } from 'vitest';
import { reportsCopy } from '../../content/product/admin-reports.ts';
import { durationBands, timesOfPart, timesOfWeeks } from './report-times.ts';

const stored = new Map<string, ApplicationTimes>([
  [
    '2026-11-16',
    {
      jobs: { 'J-0002': { answer: { 1: 3 }, hire: { 7: 1 } }, none: { answer: { 5: 1 } } },
      sources: { fair: { answer: { 5: 1 } } },
    },
  ],
  ['2026-11-23', { jobs: { 'J-0002': { answer: { 4: 6 } } } }],
]);
const mondays = [...stored.keys()];

test('the times of several weeks are added, and the median covers all of them', () => {
  const [answer, inNew, , , , hire] = timesOfWeeks(stored, mondays, undefined);
  expect(answer).toMatchObject({ part: 'answer', known: 10, median: 4, counts: { 1: 3, 4: 6, 5: 1 } });
  expect(inNew).toMatchObject({ part: 'new', known: 0, median: undefined });
  expect(hire).toMatchObject({ part: 'hire', known: 1, median: 7 });
});

test('the times of a job or a source leave out all others', () => {
  expect(timesOfWeeks(stored, mondays, 'none')[0]).toMatchObject({ known: 1, median: 5 });
  expect(timesOfPart('jobs', 'J-0002', stored, mondays)[0]).toMatchObject({ known: 9, median: 4 });
  expect(timesOfPart('sources', 'fair', stored, mondays)[0]).toMatchObject({ known: 1, median: 5 });
  expect(timesOfPart('countries', branch.country, stored, mondays)[0]).toMatchObject({ known: 0 });
});

test('each duration has a name, and is in one band', () => {
  expect(Object.values(durationBands).flat()).toEqual(durations);
  const words = durations.map(reportsCopy.duration);
  expect(new Set(words).size).toBe(durations.length);
  expect(words).not.toContain('');
});

test('a share is shown as none or all only if it is exactly that', () => {
  expect([0, 1, 5, 996, 1000].map((number) => reportsCopy.share(number, 1000))).toEqual([
    '0%',
    'under 1%',
    'under 1%',
    'over 99%',
    '100%',
  ]);
  expect(reportsCopy.share(0, 0)).toBe('–');
});
