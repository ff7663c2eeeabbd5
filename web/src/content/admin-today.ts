import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { dateAndTime } from './date-formats.ts';

const count = (number: number) => number.toLocaleString('en-GB');
const orNo = (number: number) => (number === 0 ? 'No' : count(number));
const dayAndMonth = { day: 'numeric', month: 'short' } as const;
/** Gives the day of a moment on the admin's own clock, as everywhere on the desk. */
const day = new Intl.DateTimeFormat('en-GB', dayAndMonth);
/** Gives a calendar day, which is the same everywhere. */
const calendarDay = new Intl.DateTimeFormat('en-GB', { ...dayAndMonth, timeZone: 'UTC' });

/** The words of what the first screen says of today. */
export const todayCopy = {
  title: 'Today',
  ownPages: 'Your pages',
  fresh: {
    applications: (number: number) => (number === 1 ? '1 new application' : `${orNo(number)} new applications`),
    enquiries: (number: number) => (number === 1 ? '1 new enquiry' : `${orNo(number)} new enquiries`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  unread: (number: number) => number > 0 && `${count(number)} unread`,
  held: 'held for a check',
  mine: 'Waiting for you',
  noneMine: 'No application assigned to you is waiting.',
  waits: (date: string) => `waiting since ${day.format(new Date(date))}`,
  unanswered: {
    applications: (number: number) => (number === 1 ? '1 applicant waits' : `${count(number)} applicants wait`),
    enquiries: (number: number) => (number === 1 ? '1 enquirer waits' : `${count(number)} enquirers wait`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  interviews: 'Interviews in the next seven days',
  noInterviews: 'There are no interviews in the next seven days.',
  interviewAt: (date: Date) => `${dateAndTime.format(date)}:`,
  allInterviews: 'All interviews',
  closing: 'Closing within seven days',
  closed: 'Closed, with applications still open',
  open: (number: number) => `${count(number)} still open`,
  leaving: (number: number, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${number === 1 ? '1 message' : `${count(number)} messages`}`,
  leavesAt: (date: Date) => `to leave on ${dateAndTime.format(date)}`,
  closesOn: (date: string) => calendarDay.format(new Date(date)),
  noneClosing: 'No job closes in the next seven days.',
} as const;
