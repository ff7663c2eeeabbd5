import { type SubmissionKind, type SubmissionStatus, statusWords } from '@site/contract/desk/submission-kinds';
import type { Urgency } from '@site/contract/desk/working-days';
import { dateAndTime } from './date-formats.ts';

const count = (number: number) => number.toLocaleString('en-GB');
const orNo = (number: number) => (number === 0 ? 'No' : count(number));
const dayAndMonth = { day: 'numeric', month: 'short' } as const;
/** Formats the day of a moment on the admin's clock, like all other dates at the desk. */
const day = new Intl.DateTimeFormat('en-GB', dayAndMonth);
/** Formats a calendar day, which is the same in all time zones. */
const calendarDay = new Intl.DateTimeFormat('en-GB', { ...dayAndMonth, timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
/** Gives a day such as "Friday, 11 December", in the same form as the promised days. */
const dayWords = (date: Date) => `${weekday.format(date)}, ${longDay.format(date)}`;
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The words of the chart with applications by status and late answers. */
export const busbarCopy = {
  title: 'Applications by status',
  node: (status: string, number: number | undefined, urgent: string) =>
    `${status}${number === undefined ? '' : `: ${count(number)}`}${urgent && `, ${urgent}`}`,
  number: (number: number | undefined) => (number === undefined ? '…' : count(number)),
  late: (number: number) => number > 0 && `${count(number)} late`,
  due: (number: number) => number > 0 && `${count(number)} due`,
  ages: {
    late: () => 'late',
    due: (lastDay: string) => `due by ${lastDay}`,
    inTime: () => 'in time',
  } satisfies Record<Urgency, (lastDay: string) => string>,
  unanswered: {
    applications: (number: number) =>
      number === 1 ? '1 applicant has waited' : `${count(number)} applicants have waited`,
    enquiries: (number: number) => (number === 1 ? '1 enquirer has waited' : `${count(number)} enquirers have waited`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  noneLate: 'No one has waited for longer than we promised.',
} as const;

/** The words of the list of scorecards that the admin still has to send. */
export const dueScorecardsCopy = {
  title: 'Scorecards to write',
  since: (at: Date) => `interview of ${dateAndTime.format(at)}`,
} as const;

/** The words of the list “Next”. */
export const nextCopy = {
  title: 'Next',
  act: { applications: 'Open', enquiries: 'Answer' } satisfies Record<SubmissionKind, string>,
  kind: { applications: 'Application', enquiries: 'Enquiry' } satisfies Record<SubmissionKind, string>,
  status: (status: SubmissionStatus) => statusWords[status],
  mine: 'assigned to you',
  promised: (urgency: Urgency, promisedDay: string) =>
    urgency === 'late' ? `Late: was due by ${promisedDay}` : `Due by ${promisedDay}`,
  waits: (since: Date, days: number) => {
    if (days < 1) return `waiting since ${day.format(since)}`;
    return `waiting for ${days === 1 ? 'a day' : `${count(days)} days`}, since ${day.format(since)}`;
  },
  none: 'No applicant and no enquirer is waiting for an answer.',
  all: { applications: 'All waiting applications', enquiries: 'All waiting enquiries' } satisfies Record<
    SubmissionKind,
    string
  >,
  allMine: 'All applications assigned to you',
} as const;

/** The words of the interviews on the first screen. */
export const hourLineCopy = {
  title: 'Interviews',
  none: 'There are no interviews in the next seven days.',
  today: (date: Date) => `Today, ${dayWords(date)}`,
  day: dayWords,
  time: (at: Date) => clock.format(at),
  until: (end: number) => `until ${clock.format(end)}`,
  now: 'now',
  withYou: 'with you',
  meeting: 'Meeting link',
  all: 'All interviews',
} as const;

/** The words of the chart of the last weeks. */
export const weeksCopy = {
  title: 'Applications of the last twelve weeks',
  chart: (number: number) =>
    `${count(number)} in twelve weeks, a column for each week. The button “Figures” shows the numbers.`,
  none: 'No applications came in the last twelve weeks.',
  count: (number: number | null) => count(number ?? 0),
  weekOf: (monday: string) => `Week of ${calendarDay.format(new Date(monday))}`,
  figures: 'Figures',
  table: { heading: 'Week', columns: ['Applications'] },
  reports: 'All reports',
} as const;

/** The words of the first screen while the desk is empty. */
export const firstStepsCopy = {
  title: 'First steps',
  explanation: 'These steps prepare the desk for its first applicant.',
  steps: {
    publish: 'Publish a job',
    invite: 'Invite a colleague',
    secondStep: 'Set up a second step for signing in',
  },
  done: 'done',
} as const;

/** The words of the other facts about today on the first screen. */
export const todayCopy = {
  title: 'Today',
  ownPages: 'Your pages',
  fresh: {
    applications: (number: number) => (number === 1 ? '1 new application' : `${orNo(number)} new applications`),
    enquiries: (number: number) => (number === 1 ? '1 new enquiry' : `${orNo(number)} new enquiries`),
  } satisfies Record<SubmissionKind, (number: number) => string>,
  unread: (number: number) => number > 0 && `${count(number)} unread`,
  others: 'Enquiries and messages',
  held: 'held for a check',
  closing: 'Closing within seven days',
  closed: 'Closed, with applications still open',
  open: (number: number) => `${count(number)} still open`,
  leaving: (number: number, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${number === 1 ? '1 message' : `${count(number)} messages`}`,
  leavesAt: (date: Date) => `to leave on ${dateAndTime.format(date)}`,
  closesOn: (date: string) => calendarDay.format(new Date(date)),
  noneClosing: 'No job closes in the next seven days.',
} as const;
