import { expect, test } from 'vitest';
import { inBand, jobsOf, shownWeeks } from './application-weeks.ts';

const now = new Date('2026-11-25T12:00:00Z');
const stored = new Map([
  [
    '2026-11-23',
    {
      jobs: {
        'J-0002': { title: 'Trainee', statuses: { new: 2, hired: 1 } },
        none: { title: '', statuses: { new: 1, erased: 1, withdrawn: 1 } },
      },
    },
  ],
  ['2026-09-07', { jobs: { 'J-0003': { title: 'Designer', statuses: { rejected: 4 } } } }],
  ['2026-08-31', { jobs: { 'J-0003': { title: 'Designer', statuses: { rejected: 9 } } } }],
]);

test('twelve weeks end with this one, with or without applications', () => {
  const weeks = shownWeeks(stored, now, undefined);
  expect(weeks.map(({ monday, total }) => [monday, total])).toEqual([
    ['2026-09-07', 4],
    ...['09-14', '09-21', '09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'].map((day) => [
      `2026-${day}`,
      0,
    ]),
    ['2026-11-23', 6],
  ]);
});

test('each application is in one band, and those of one job can be told from the others', () => {
  const week = shownWeeks(stored, now, undefined).at(-1);
  if (!week) throw new Error('This week is shown');
  expect((['open', 'hired', 'rejected', 'gone'] as const).map((band) => inBand(week, band))).toEqual([3, 1, 0, 2]);
  expect(shownWeeks(stored, now, 'J-0002').at(-1)?.total).toBe(3);
  expect([...jobsOf(stored)]).toEqual([
    ['J-0002', 'Trainee'],
    ['none', ''],
    ['J-0003', 'Designer'],
  ]);
});
