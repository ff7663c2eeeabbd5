// Without the time zones of `job-closing.ts`: forms check their fields with this file, and do not load `Intl`.

export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;
export const dayMilliseconds = 24 * hourMilliseconds;

/** Tells whether a text is a calendar day of this century, such as `2026-01-31`. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Gives a day such as `2026-12-31` in words: "31 December 2026". */
export function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
