import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';

const count = (number: number) => number.toLocaleString('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The words of what the first screen says of today. */
export const todayCopy = {
  title: 'Today',
  fresh: {
    applications: (number: number) => (number === 1 ? '1 new application' : `${count(number)} new applications`),
    enquiries: (number: number) => (number === 1 ? '1 new enquiry' : `${count(number)} new enquiries`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  unread: (number: number) => (number === 0 ? 'all read' : `${count(number)} unread`),
  held: 'held back',
  mine: 'Waiting for you',
  noneMine: 'Nothing is assigned to you that is still open.',
  since: (date: string) => `since ${day.format(new Date(date))}`,
  closing: 'Closing within seven days',
  noneClosing: 'No job closes in the next seven days.',
} as const;
