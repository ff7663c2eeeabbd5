import { expect, it } from 'vitest';
import { calendarDays } from './waiting.ts';

it.each([
  ['2026-11-26T23:50:00', '2026-11-29T00:10:00', 3],
  ['2026-11-28T23:59:00', '2026-11-29T00:01:00', 1],
  ['2026-11-29T00:01:00', '2026-11-29T23:59:00', 0],
  ['2026-10-24T12:00:00', '2026-10-26T12:00:00', 2],
  ['2026-03-28T12:00:00', '2026-03-30T12:00:00', 2],
])('from %s to %s are %i calendar days', (since, until, days) => {
  expect(calendarDays(new Date(since), new Date(until))).toBe(days);
});
