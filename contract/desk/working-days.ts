import { dayWords } from '../jobs/job-options.ts';
import { answerWithin } from './desk-limits.ts';
import type { SubmissionKind } from './submission-kinds.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

/**
 * The moment that lies so many working days, Mondays to Fridays, before another; in UTC, like the weeks of the statistics. At
 * a weekend no time passes.
 */
export function workingDaysBefore(now: Date, days: number): Date {
  let moment = now.getTime();
  // From the midnight at which the weekend began.
  if (isWeekend(moment)) moment -= moment % dayMilliseconds;
  while (isWeekend(moment - 1)) moment -= dayMilliseconds;
  for (let left = days; left > 0; left--) {
    moment -= dayMilliseconds;
    while (isWeekend(moment)) moment -= dayMilliseconds;
  }
  return new Date(moment);
}

export const workingDayWords = (days: number): string => (days === 1 ? 'a working day' : `${days} working days`);

// The day by which we promise to answer applicants and enquirers. Days are UTC days, like the working days of the desk, so this
// module needs no `Intl` and public pages do not load its tables.

/** A promise in words: before its day is over, and afterwards. */
const words: Record<SubmissionKind, { by: (day: string) => string; afterwards: string }> = {
  applications: {
    by: (day) => `A person reads it, and answers by ${day}.`,
    afterwards: 'A person will read it, and answer.',
  },
  enquiries: { by: (day) => `An engineer answers by ${day}.`, afterwards: 'An engineer will answer it.' },
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Says by when we answer a submission: "An engineer answers by Monday, 30 November." */
export function answerPromise(kind: SubmissionKind, receivedAt: Date, now = receivedAt): string {
  const day = workingDayAfter(receivedAt, answerWithin[kind]);
  const name = day.toISOString().slice(0, 10);
  if (now.toISOString().slice(0, 10) > name) return words[kind].afterwards;
  return words[kind].by(`${weekdays[day.getUTCDay()]}, ${dayWords(name).replace(/ \d{4}$/, '')}`);
}

/** Gives the moment that lies this many working days (Monday to Friday) after another. */
function workingDayAfter(moment: Date, days: number): Date {
  const day = new Date(moment);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}
