import { dayWords } from '../jobs/job-options.ts';
import { dayMilliseconds } from '../shared/time.ts';
import { answerWithin } from './desk-limits.ts';
import type { SubmissionKind } from './submission-kinds.ts';

// Working days are Monday to Friday in UTC, like the weeks of the statistics. So public pages need no `Intl` here.

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

/** Gives the moment that lies this many working days before another. No time passes at a weekend. */
export function workingDaysBefore(now: Date, days: number): Date {
  let moment = now.getTime();
  // At a weekend, count from the midnight at which it began.
  if (isWeekend(moment)) moment -= moment % dayMilliseconds;
  while (isWeekend(moment - 1)) moment -= dayMilliseconds;
  for (let left = days; left > 0; left--) {
    moment -= dayMilliseconds;
    while (isWeekend(moment)) moment -= dayMilliseconds;
  }
  return new Date(moment);
}

function workingDaysAfter(moment: Date, days: number): Date {
  let day = moment.getTime();
  for (let left = days; left > 0; ) {
    day += dayMilliseconds;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day);
}

export const workingDayWords = (days: number): string => (days === 1 ? 'a working day' : `${days} working days`);

/** The promise of an answer: until its day is over, and afterwards. */
const promises: Record<SubmissionKind, { by: (day: string) => string; afterwards: string }> = {
  applications: {
    by: (day) => `A person will read it and answer by ${day}.`,
    afterwards: 'A person will read it and answer.',
  },
  enquiries: { by: (day) => `An engineer will answer by ${day}.`, afterwards: 'An engineer will answer it.' },
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Says by when the firm answers a submission: "An engineer will answer by Monday, 30 November." */
export function answerPromise(kind: SubmissionKind, receivedAt: Date, now = receivedAt): string {
  const day = workingDaysAfter(receivedAt, answerWithin[kind]);
  const name = day.toISOString().slice(0, 10);
  if (now.toISOString().slice(0, 10) > name) return promises[kind].afterwards;
  return promises[kind].by(`${weekdays[day.getUTCDay()]}, ${dayWords(name).replace(/ \d{4}$/, '')}`);
}
