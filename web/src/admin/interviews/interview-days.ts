import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';

export const interviewViews = ['day', 'week'] as const;

const isDay = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);

/** The period on the screen of interviews: a day, or its week, on the admin's clock. */
export const interviewPeriods = addressFilters({
  view: oneOf(interviewViews, 'week'),
  /** A day such as `2026-12-01`; if it is missing, today. */
  day: like(isDay),
});

export type InterviewPeriod = typeof interviewPeriods.none;

/** Gives the days of a period, each as its first moment on the admin's clock. The week begins on Monday. */
export function daysOf({ view, day }: InterviewPeriod, now: Date): Date[] {
  const given = day === undefined ? now : new Date(`${day}T00:00`);
  const [year, month, date] = [given.getFullYear(), given.getMonth(), given.getDate()];
  if (view === 'day') return [new Date(year, month, date)];
  const monday = date - ((given.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => new Date(year, month, monday + index));
}

export const isOn = (day: Date, moment: Date): boolean => day.toDateString() === moment.toDateString();

const weekend = new Set([0, 6]);

/** Gives the days that a week shows. A day of the weekend is shown only if it has one of these moments. */
export function shownDays(days: readonly Date[], moments: readonly Date[]): Date[] {
  return days.filter((day) => !weekend.has(day.getDay()) || moments.some((moment) => isOn(day, moment)));
}

export function laterPeriod(period: InterviewPeriod, now: Date, by: number): InterviewPeriod {
  const [first = now] = daysOf(period, now);
  const days = by * (period.view === 'day' ? 1 : 7);
  return { ...period, day: dayText(new Date(first.getFullYear(), first.getMonth(), first.getDate() + days)) };
}

export function endOf(days: readonly Date[]): Date {
  const last = days.at(-1) ?? new Date();
  return new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
}

const two = (number: number) => String(number).padStart(2, '0');

/** Gives a time on the admin's clock, such as `09:30`. */
export const clockText = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** Gives a day on the admin's clock, such as `2026-12-01`. */
export function dayText(day: Date): string {
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** An hour of a timetable. The fullest day decides its number of rows: one row for each interview that begins in the hour. */
export interface TimetableHour {
  hour: number;
  /** The number of its first row, counted from 1. */
  row: number;
  rows: number;
}

const officeHours = { first: 9, last: 16 };

/** Gives the hours of a timetable: the office hours, and other hours in which an interview begins. */
export function timetable(days: readonly (readonly Date[])[]): TimetableHour[] {
  const all = days.flat().map((at) => at.getHours());
  const first = Math.min(officeHours.first, ...all);
  const last = Math.max(officeHours.last, ...all);
  let row = 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const counts = days.map((starts) => starts.filter((at) => at.getHours() === hour).length);
    const rows = Math.max(1, ...counts);
    row += rows;
    return { hour, row: row - rows, rows };
  });
}
