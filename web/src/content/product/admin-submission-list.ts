import {
  type ApplicationStatus,
  type SubmissionKind,
  type SubmissionStatus,
  statusWords,
} from '@site/contract/desk/submission-kinds';
import { dateAndTime } from './date-formats.ts';
import { submissionLabels as labels } from './submission-labels.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Gives the time at which a message leaves, on the reader’s clock. */
function leavingWords(at: Date, now: Date): string {
  if (at.getTime() - now.getTime() < 60_000) return 'in a moment';
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const time = `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  if (at.toDateString() === now.toDateString()) return `today ${time}`;
  return at.toDateString() === tomorrow.toDateString() ? `tomorrow ${time}` : dateAndTime.format(at);
}

const count = (number: number) => number.toLocaleString('en-GB');

/** The names of a kind of submissions, as its screens use them. */
export const kindWords: Record<SubmissionKind, { one: string; many: string; subject: string }> = {
  applications: { one: 'application', many: 'applications', subject: labels.position },
  enquiries: { one: 'enquiry', many: 'enquiries', subject: labels.subject },
};

const person = [
  ...(['reference', 'receivedAt', 'status', 'statusChangedAt', 'waitsSince', 'assignee'] as const),
  ...(['firstName', 'lastName', 'email', 'phone'] as const),
] as const;

/** The words of the export, and the names of its columns. Each column is a field. */
export const submissionExportCopy = {
  export: 'Export as a spreadsheet',
  exporting: 'Exporting...',
  exported: (rows: number) => `The file has ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-GB')} rows`}.`,
  failed: 'The list could not be read. Please try again.',
  fileName: (kind: SubmissionKind, day: string) => `${kind}-${day}.xlsx`,
  columns: {
    applications: [
      ...person,
      ...(['country', 'position', 'job', 'linkedin', 'cvLink', 'comments', 'source', 'answers'] as const),
    ],
    enquiries: [...person, ...(['company', 'subject', 'message'] as const)],
  } satisfies Record<SubmissionKind, readonly (keyof typeof labels)[]>,
} as const;

/** The words of the lists of applications and enquiries. */
export const submissionListCopy = {
  skipToRows: 'Skip to the rows',
  filters: 'Filters',
  moreFilters: 'More filters',
  closeFilters: 'Show the list',
  without: (filter: string) => `${filter}: remove this filter`,
  search: 'Search',
  searchHints: {
    applications: 'Name, number or any word',
    enquiries: 'Name, number or any word',
  },
  status: labels.status,
  allStatuses: 'All',
  held: 'Held for a check',
  country: labels.country,
  allCountries: 'All countries',
  job: labels.job,
  answer: 'Answer',
  allAnswers: 'Any answer',
  answered: (question: string, answer: string) => `${question} ${answer}`,
  assignee: labels.assignee,
  everyone: 'Everyone',
  me: 'Me',
  noOne: 'No one',
  formerColleague: (email: string) => `${email} (left the team)`,
  days: labels.receivedAt,
  allDays: 'At any time',
  lastDays: (days: string) => `In the last ${days} days`,
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', waiting: 'Waiting for us, longest first' },
  waits: 'Waiting for us',
  // The date has no-break spaces, so that a line does not end within the date.
  waitsSince: (date: string) => `Waiting for us since ${day.format(new Date(date)).replaceAll(' ', '\u00a0')}`,
  waitsForNothing: '–',
  unread: 'Unread',
  unreadOf: (number: number) => `${count(number)} unread`,
  columns: {
    person: 'From',
    reference: labels.reference,
    status: labels.status,
    assignee: labels.assignee,
    received: labels.receivedAt,
    waitsSince: labels.waitsSince,
  },
  unassigned: 'No one',
  when: (date: string) => dateAndTime.format(new Date(date)),
  day: (date: string) => day.format(new Date(date)),
  waiting: (number: number) => `${count(number)} new`,
  erasedOn: (date: Date) => `, erased on ${dayAndMonth.format(date)}`,
  leaving: (to: SubmissionStatus, at: Date, now: Date) => `${statusWords[to]}, ${leavingWords(at, now)}`,
  erased: 'Erased',
  shown: (shown: number, hasMore: boolean, one: string, many: string) =>
    `${hasMore ? 'The first ' : ''}${count(shown)} ${shown === 1 ? one : many}`,
  none: (many: string, isFiltered: boolean) =>
    isFiltered ? `No ${many} match your criteria.` : `There are no ${many} yet.`,
  clear: 'Show all',
  selectedActions: (many: string) => `Actions for the selected ${many}`,
  moveSelected: 'Move to…',
  assignSelected: 'Assign to…',
  write: 'Write to them',
  showMore: 'Show more',
} as const;

/** The words of the board, including those that only a screen reader says. */
export const boardCopy = {
  views: 'View',
  table: 'Table',
  board: 'Board',
  label: 'Applications by status',
  stages: 'In progress',
  endings: 'Ended',
  instructions:
    'Press space to lift the card, the left and right arrow keys to move it to another status, space again to put it there, or escape to leave it.',
  moveTo: 'Move to',
  move: 'Move',
  since: (date: string) => `Since ${dayAndMonth.format(new Date(date))}`,
  waits: (date: string) => `Waiting since ${dayAndMonth.format(new Date(date))}`,
  empty: 'None',
  more: (status: ApplicationStatus) => `Show more of ${statusWords[status]}`,
  lifted: (name: string, status: ApplicationStatus) => `${name} is lifted from ${statusWords[status]}.`,
  over: (name: string, status: ApplicationStatus) => `${name} is over ${statusWords[status]}.`,
  nowhere: (name: string) => `${name} is not over a status.`,
  dropped: (name: string, status: ApplicationStatus) => `${name} is moved to ${statusWords[status]}.`,
  left: (name: string) => `${name} is not moved.`,
  unread: 'Unread',
} as const;
