import {
  daysLeft,
  endOfDay,
  isOver,
  lastDay,
  renewedClosingDay,
  tomorrowMorning,
} from '@site/contract/jobs/job-closing';
import { isCalendarDay } from '@site/contract/shared/time';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';

testRows([
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['31.12.2026', false],
  ['2026-12-31T00:00', false],
  ['1/2026-12-31', false],
  ['', false],
])('a text is a day of the calendar, or not', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});

testRows([
  ['2026-11-25T16:00:00Z', 'United Kingdom', '2026-11-26T09:00:00.000Z'],
  // The next day has already begun in India.
  ['2026-11-25T20:00:00Z', 'India', '2026-11-27T03:30:00.000Z'],
  ['2026-11-25T16:00:00Z', 'Uzbekistan', '2026-11-26T04:00:00.000Z'],
  // The clocks change in the night between the two days.
  ['2026-03-28T16:00:00Z', 'United Kingdom', '2026-03-29T08:00:00.000Z'],
  ['2026-10-24T16:00:00Z', 'United Kingdom', '2026-10-25T09:00:00.000Z'],
] as const)('tomorrow morning is nine o’clock at the office', (now, country, instant) => {
  expect(tomorrowMorning(country, new Date(now)).toISOString()).toBe(instant);
});

describe('a day ends', () => {
  testRows([
    ['2026-11-23', 'United Kingdom', '2026-11-24T00:00:00.000Z'],
    ['2026-11-23', 'India', '2026-11-23T18:30:00.000Z'],
    ['2026-11-23', 'Uzbekistan', '2026-11-23T19:00:00.000Z'],
    ['2026-07-01', 'United Kingdom', '2026-07-01T23:00:00.000Z'],
    // The clocks go forward in the night after the 28th, and back in the night after the 24th.
    ['2026-03-28', 'United Kingdom', '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 'United Kingdom', '2026-03-29T23:00:00.000Z'],
    ['2026-10-24', 'United Kingdom', '2026-10-24T23:00:00.000Z'],
    ['2026-10-25', 'United Kingdom', '2026-10-26T00:00:00.000Z'],
    ['2026-12-31', 'India', '2026-12-31T18:30:00.000Z'],
    ['2028-02-29', 'Uzbekistan', '2028-02-29T19:00:00.000Z'],
    ['2099-12-31', 'United Kingdom', '2100-01-01T00:00:00.000Z'],
  ] as const)('at midnight in the office’s time zone', (day, country, instant) => {
    expect(endOfDay(day, country).toISOString()).toBe(instant);
  });
});

testRows([
  ['2026-11-23T18:29:59.999Z', 'India', 0],
  ['2026-11-23T18:30:00.000Z', 'India', -1],
  ['2026-11-22T18:30:00.000Z', 'India', 0],
  ['2026-11-22T18:29:59.999Z', 'India', 1],
  ['2026-11-23T23:59:59.999Z', 'United Kingdom', 0],
  // The days begin before the change of the clocks and end after it.
  ['2026-03-20T12:00:00.000Z', 'United Kingdom', 248],
] as const)('a job with a closing date is open for this number of days', (now, country, days) => {
  expect(daysLeft({ country, closesOn: '2026-11-23' }, new Date(now))).toBe(days);
});

test('a job without a closing date has no last day', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(daysLeft({ country: 'India' }, now)).toBeUndefined();
  expect(isOver({ country: 'India' }, now)).toBe(false);
});

testRows([
  // The next day has already begun in India at 20:00 UTC.
  [undefined, '2026-12-24'],
  ['2026-11-01', '2026-12-24'],
  ['2026-11-24', '2026-12-24'],
  ['2026-11-25', '2026-12-25'],
  ['2099-12-20', lastDay],
])('a job is renewed by thirty days from today, or from its closing date if that is later', (closesOn, renewed) => {
  expect(renewedClosingDay({ country: 'India', closesOn }, new Date('2026-11-23T20:00:00Z'))).toBe(renewed);
});

testRows([
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-11-24', false],
  [undefined, false],
])('a job is over after its last day', (closesOn, expected) => {
  expect(isOver({ country: 'India', closesOn }, new Date('2026-11-23T12:00:00Z'))).toBe(expected);
});

test('a job without a closing date is renewed from today', () => {
  expect(renewedClosingDay({ country: 'India' }, new Date('2026-11-23T12:00:00Z'))).toBe('2026-12-23');
});
