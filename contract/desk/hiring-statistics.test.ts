import { expect, it } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { lastWeeks, weekOf } from './hiring-statistics.ts';

testRows([
  ['2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-25T12:00:00.000Z', '2026-11-23'],
  ['2027-01-01T00:00:00.000Z', '2026-12-28'],
])('the week of a moment begins on its Monday', (moment, monday) => {
  expect(weekOf(new Date(moment))).toBe(monday);
});

it('the last weeks end with the current week', () => {
  expect(lastWeeks(new Date('2026-11-25T12:00:00Z'), 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
});
