import { dayMilliseconds, dayWords } from '../shared/time.ts';
import { answerWithin } from './desk-limits.ts';
import type { SubmissionKind } from './submission-kinds.ts';

// The promised day of an answer. Working days are Monday to Friday in UTC, like the weeks of the statistics: so public pages
// need no `Intl` here. Public holidays differ by office and are not known to the code, so they count as working days.

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

/** Gives the moment that lies some working days after another, or before it if the number is negative. */
function addWorkingDays(moment: Date, days: number): Date {
  let day = moment.getTime();
  for (let left = Math.abs(days); left > 0; ) {
    day += Math.sign(days) * dayMilliseconds;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Gives the moment that divides late from due: an answer to an earlier submission is late. */
export function lateBefore(kind: SubmissionKind, now: Date): Date {
  return addWorkingDays(new Date(dayOf(now)), -answerWithin[kind]);
}

/** Gives the moment that divides due from in time: answers to earlier submissions are due by the next working day. */
export function dueBefore(kind: SubmissionKind, now: Date): Date {
  return lateBefore(kind, new Date(nextWorkingDay(now).getTime() + dayMilliseconds));
}

const nextWorkingDay = (now: Date) => addWorkingDays(now, 1);

/** Names the next working day, by which all due answers are promised: "Monday, 30 November". */
export function lastDueDay(now: Date): string {
  return dayName(nextWorkingDay(now));
}

export const urgencies = ['late', 'due', 'inTime'] as const;
export type Urgency = (typeof urgencies)[number];

export function urgencyOf(kind: SubmissionKind, receivedAt: Date, now: Date): Urgency {
  if (receivedAt < lateBefore(kind, now)) return 'late';
  return receivedAt < dueBefore(kind, now) ? 'due' : 'inTime';
}

/** "for longer than a working day". */
export function lateWords(kind: SubmissionKind): string {
  const days: number = answerWithin[kind];
  return `for longer than ${days === 1 ? 'a working day' : `${days} working days`}`;
}

/** The promise of an answer: until its day is over, and afterwards. */
const promises: Record<SubmissionKind, { by: (day: string) => string; afterwards: string }> = {
  applications: {
    by: (day) => `A person will read it and answer by ${day}.`,
    afterwards: 'A person will read it and answer.',
  },
  enquiries: { by: (day) => `An engineer will answer by ${day}.`, afterwards: 'An engineer will answer it.' },
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Gives a moment of the day by which the firm has promised an answer. */
export const promisedDate = (kind: SubmissionKind, receivedAt: Date) => addWorkingDays(receivedAt, answerWithin[kind]);

/** Gives the day of an answer, as people say it: "Monday, 30 November". */
export function answerDay(kind: SubmissionKind, receivedAt: Date): string {
  return dayName(promisedDate(kind, receivedAt));
}

const dayName = (day: Date) => `${weekdays[day.getUTCDay()]}, ${dayWords(dayOf(day)).replace(/ \d{4}$/, '')}`;

/** Says by when the firm answers a submission: "An engineer will answer by Monday, 30 November." */
export function answerPromise(kind: SubmissionKind, receivedAt: Date, now = receivedAt): string {
  const day = promisedDate(kind, receivedAt);
  return dayOf(now) > dayOf(day) ? promises[kind].afterwards : promises[kind].by(dayName(day));
}
