import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';

export const interviewViews = ['day', 'week'] as const;

const isDay = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);

/** The period of the screen of interviews: a day, or its week, on the clock of the admin. */
export const interviewPeriods = addressFilters({
  view: oneOf(interviewViews, 'week'),
  /** `2026-12-01`; today without. */
  day: like(isDay),
});

export type InterviewPeriod = typeof interviewPeriods.none;

/** The days of a period, each as the midnight that it begins with here; the week begins on Monday. */
export function daysOf({ view, day }: InterviewPeriod, now: Date): Date[] {
  const given = day === undefined ? now : new Date(`${day}T00:00`);
  const [year, month, date] = [given.getFullYear(), given.getMonth(), given.getDate()];
  if (view === 'day') return [new Date(year, month, date)];
  const monday = date - ((given.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => new Date(year, month, monday + index));
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

/** `2026-12-01`, of the day that it is here. */
export function dayText(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
