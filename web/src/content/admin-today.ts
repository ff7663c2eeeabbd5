import type { SubmissionKind } from '@ohmbridge/functions/contract/submission-kinds';

const count = (number: number) => number.toLocaleString('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The words of what the first screen says of today, and of the last weeks. */
export const todayCopy = {
  title: 'Today',
  fresh: {
    applications: (number: number) => (number === 1 ? '1 new application' : `${count(number)} new applications`),
    enquiries: (number: number) => (number === 1 ? '1 new enquiry' : `${count(number)} new enquiries`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  unread: (number: number) => (number === 0 ? 'all read' : `${count(number)} unread`),
  mine: 'Waiting for you',
  noneMine: 'Nothing is assigned to you that is still open.',
  since: (date: string) => `since ${day.format(new Date(date))}`,
  closing: 'Closing within seven days',
  noneClosing: 'No job closes in the next seven days.',
  weeks: {
    title: 'Applications of the last twelve weeks',
    job: 'Job',
    allJobs: 'All jobs',
    noJob: 'Without a job',
    week: 'Week of',
    total: 'Received',
    erased: 'Erased',
    table: 'As a table',
    bands: { open: 'Open', hired: 'Hired', rejected: 'Rejected', gone: 'Withdrawn or erased' },
    day: (monday: string) => day.format(new Date(monday)),
    none: 'No applications came in these weeks.',
    described: (number: number) =>
      `${count(number)} ${number === 1 ? 'application' : 'applications'} in twelve weeks, a column for each week.`,
  },
} as const;
