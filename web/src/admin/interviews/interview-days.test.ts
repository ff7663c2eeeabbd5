import { describe, expect, it } from 'vitest';
import { daysOf, dayText, endOf, laterPeriod, shownDays, timetable } from './interview-days.ts';

const now = new Date(2026, 10, 26, 15, 30);
const texts = (days: readonly Date[]) => days.map(dayText);

describe('the days of a period', () => {
  it('are the week from Monday on, with today or with the given day', () => {
    const week = daysOf({ view: 'week', day: undefined }, now);
    expect(texts(week)).toEqual(['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`));
    expect(texts(daysOf({ view: 'week', day: '2026-11-29' }, now))).toEqual(texts(week));
    expect(dayText(endOf(week))).toBe('2026-11-30');
  });

  it('are a single day in the day view', () => {
    expect(texts(daysOf({ view: 'day', day: '2026-12-31' }, now))).toEqual(['2026-12-31']);
    expect(texts(daysOf({ view: 'day', day: undefined }, now))).toEqual(['2026-11-26']);
  });

  it('of a week are shown without an empty weekend', () => {
    const week = daysOf({ view: 'week', day: undefined }, now);
    expect(texts(shownDays(week, [now])).map((day) => day.slice(-2))).toEqual(['23', '24', '25', '26', '27']);
    const sunday = new Date(2026, 10, 29, 23, 59);
    expect(texts(shownDays(week, [now, sunday])).at(-1)).toBe('2026-11-29');
    expect(shownDays(week, [sunday])).toHaveLength(6);
  });

  it('move by days or weeks, across the end of a year and the clock changes', () => {
    expect(laterPeriod({ view: 'day', day: '2026-12-31' }, now, 1).day).toBe('2027-01-01');
    expect(laterPeriod({ view: 'week', day: '2026-12-30' }, now, 1).day).toBe('2027-01-04');
    expect(laterPeriod({ view: 'week', day: undefined }, now, -1).day).toBe('2026-11-16');
    expect(texts(daysOf({ view: 'week', day: '2027-03-28' }, now)).at(-1)).toBe('2027-03-28');
    expect(texts(daysOf({ view: 'week', day: '2026-10-25' }, now)).at(-1)).toBe('2026-10-25');
  });
});

describe('the hours of a timetable', () => {
  const at = (hour: number, minute = 0) => new Date(2026, 10, 26, hour, minute);
  const shown = (days: Date[][]) => timetable(days).map(({ hour, row, rows }) => [hour, row, rows]);

  it('are the office hours if all interviews begin in them', () => {
    expect(shown([[], [at(9), at(16, 59)]]).map(([hour]) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('include the first and the last interview, and have a row for each interview of the fullest day', () => {
    expect(shown([[at(9, 15), at(9, 45)], [at(8, 30), at(9)], [at(18)]])).toEqual([
      [8, 1, 1],
      [9, 2, 2],
      ...[10, 11, 12, 13, 14, 15, 16, 17, 18].map((hour, index) => [hour, 4 + index, 1]),
    ]);
  });
});
