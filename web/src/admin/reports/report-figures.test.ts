import type { ApplicationWeek } from '@site/contract/desk/hiring-statistics';
import { expect, test } from 'vitest';
import {
  axisTicks,
  type Band,
  bands,
  inBand,
  jobsOf,
  monthsOf,
  notKnown,
  periodsOf,
  reachedOf,
  rowsOfJobs,
  rowsOfMonths,
  rowsOfParts,
  rowsOfWeeks,
  sumOf,
  withEmptyWeeksTogether,
} from './report-figures.ts';

const now = new Date('2026-11-25T12:00:00Z');
const stored = new Map<string, ApplicationWeek>([
  [
    '2026-11-23',
    {
      jobs: {
        'J-0002': {
          statuses: { new: 2, hired: 1 },
          sources: { 'linkedin.com': { statuses: { new: 1, hired: 1 } } },
        },
        none: {
          statuses: { new: 1, erased: 1, withdrawn: 1 },
          endedIn: { hired: 1, interview: 1 },
          sources: {
            'linkedin.com': { statuses: { new: 1 } },
            fair: { statuses: { erased: 1 }, endedIn: { hired: 1 } },
          },
        },
      },
      titles: { 'J-0002': 'Trainee engineer' },
    },
  ],
  [
    '2026-11-16',
    {
      jobs: { 'J-0002': { statuses: { interview: 3, offer: 1, rejected: 2 } } },
      titles: { 'J-0002': 'Trainee' },
    },
  ],
  ['2026-11-02', { jobs: { 'J-0003': { statuses: { rejected: 9 } } }, titles: { 'J-0003': 'Designer' } }],
  // The week lies before both periods of two weeks.
  ['2026-10-26', { jobs: { 'J-0004': { statuses: { new: 5 } } }, titles: { 'J-0004': 'Manager' } }],
]);
const { before, period } = periodsOf(now, 2);

test('a period ends with this week, and the one before it is as long', () => {
  expect(period).toEqual(['2026-11-16', '2026-11-23']);
  expect(before).toEqual(['2026-11-02', '2026-11-09']);
  expect(periodsOf(now, 52).before[0]).toBe('2024-12-02');
});

test('each week is counted, with or without applications, and so is the whole period', () => {
  const weeks = rowsOfWeeks(stored, [...before, ...period], undefined);
  expect(weeks.map(({ name, total }) => [name, total])).toEqual([
    ['2026-11-02', 9],
    ['2026-11-09', 0],
    ['2026-11-16', 6],
    ['2026-11-23', 6],
  ]);
  expect(sumOf(rowsOfWeeks(stored, period, undefined))).toMatchObject({
    total: 12,
    statuses: { new: 3, interview: 3, offer: 1, hired: 1, rejected: 2, withdrawn: 1, erased: 1 },
  });
  expect(sumOf(rowsOfWeeks(stored, before, undefined))).toMatchObject({ total: 9, statuses: { rejected: 9 } });
});

test('the weeks of one job leave out other jobs', () => {
  expect(rowsOfWeeks(stored, period, 'J-0002').map(({ total }) => total)).toEqual([6, 3]);
  expect(sumOf(rowsOfWeeks(stored, period, 'J-0099')).total).toBe(0);
});

test('jobs are counted over the period, the one with most applications first, under their newest title', () => {
  expect(rowsOfJobs(stored, period).map(({ name, total }) => [name, total])).toEqual([
    ['J-0002', 9],
    ['none', 3],
  ]);
  expect(jobsOf(stored).get('J-0002')).toBe('Trainee engineer');
});

test('each application is in one band', () => {
  const sum = sumOf(rowsOfWeeks(stored, period, undefined));
  const counted = Object.fromEntries((Object.keys(bands) as Band[]).map((band) => [band, inBand(sum, band)]));
  expect(counted).toEqual({ waiting: 3, ahead: 4, hired: 1, rejected: 2, gone: 2 });
});

test('an ended application counts in every step that it reached', () => {
  const sum = sumOf(rowsOfWeeks(stored, ['2026-11-23'], undefined));
  expect(reachedOf(sum).map(({ reached }) => reached)).toEqual([6, 3, 3, 2, 2]);
  const [linkedIn, fair, rest] = rowsOfParts('sources', stored, ['2026-11-23'], undefined);
  expect([linkedIn, fair, rest].map((row) => row && reachedOf(row).at(-1)?.reached)).toEqual([1, 1, 0]);
});

test('a month consists of the weeks that begin in it', () => {
  const months = rowsOfMonths(stored, [...before, ...period], undefined);
  expect(months.map(({ name, total }) => [name, total])).toEqual([['2026-11', 21]]);
  expect(monthsOf(['2026-10-26', '2026-11-02', '2026-11-09'])).toEqual([
    ['2026-10', ['2026-10-26']],
    ['2026-11', ['2026-11-02', '2026-11-09']],
  ]);
});

test('sources are counted over the period, and the unknown source comes last', () => {
  const rows = (job?: string) => rowsOfParts('sources', stored, period, job).map(({ name, total }) => [name, total]);
  expect(rows()).toEqual([
    ['linkedin.com', 3],
    ['fair', 1],
    [notKnown, 8],
  ]);
  expect(rows('J-0002')).toEqual([
    ['linkedin.com', 2],
    [notKnown, 7],
  ]);
  expect(rowsOfParts('sources', stored, period, undefined)[0]?.statuses).toEqual({ new: 2, hired: 1 });
  expect(rowsOfParts('countries', stored, before, undefined)).toMatchObject([{ name: notKnown, total: 9 }]);
});

test('consecutive weeks without applications share one row, and a single one has its own row', () => {
  const rows = rowsOfWeeks(stored, ['2026-11-23', '2026-11-30'], undefined);
  const [busy, empty] = rows;
  if (!busy || !empty) throw new Error('Two weeks');
  const weeks = [empty, ...['2026-11-16', '2026-11-09'].map((name) => ({ ...empty, name })), busy, empty, busy];
  expect(withEmptyWeeksTogether(weeks).map(({ name, total }) => [name, total > 0])).toEqual([
    ['2026-11-09 2026-11-30', false],
    ['2026-11-23', true],
    ['2026-11-30', false],
    ['2026-11-23', true],
  ]);
});

test('an axis has three whole labels at most, and its end holds the largest number', () => {
  expect([0, 1, 2, 3, 7, 62, 100, 101, 4321].map(axisTicks)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2],
    [0, 2, 4],
    [0, 4, 8],
    [0, 40, 80],
    [0, 50, 100],
    [0, 60, 120],
    [0, 3000, 6000],
  ]);
});
