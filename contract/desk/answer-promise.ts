import { dayWords } from '../jobs/job-options.ts';
import { answerWithin } from './desk-limits.ts';
import type { SubmissionKind } from './submission-kinds.ts';

// What we promise to those who write to us, with its day. Days are those of UTC, like the working days of the desk: so this needs
// no `Intl`, whose tables public pages do not read.

/** A promise in words: while its day is to come, and after it. */
const words: Record<SubmissionKind, { by: (day: string) => string; afterwards: string }> = {
  applications: {
    by: (day) => `A person reads it, and answers by ${day}.`,
    afterwards: 'A person will read it, and answer.',
  },
  enquiries: { by: (day) => `An engineer answers by ${day}.`, afterwards: 'An engineer will answer it.' },
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** By when we answer what has arrived: "An engineer answers by Monday, 30 November." */
export function answerPromise(kind: SubmissionKind, receivedAt: Date, now = receivedAt): string {
  const day = workingDayAfter(receivedAt, answerWithin[kind]);
  const name = day.toISOString().slice(0, 10);
  if (now.toISOString().slice(0, 10) > name) return words[kind].afterwards;
  return words[kind].by(`${weekdays[day.getUTCDay()]}, ${dayWords(name).replace(/ \d{4}$/, '')}`);
}

/** The moment so many working days, Mondays to Fridays, after another. */
function workingDayAfter(moment: Date, days: number): Date {
  const day = new Date(moment);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}
