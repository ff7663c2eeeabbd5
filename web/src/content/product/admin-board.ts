import { type ApplicationStatus, statusWords } from '@site/contract/desk/submission-kinds';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** The words of the board, also those that only a screen reader says. */
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
  since: (date: string) => `Since ${day.format(new Date(date))}`,
  waits: (date: string) => `Waiting since ${day.format(new Date(date))}`,
  empty: 'None',
  more: (status: ApplicationStatus) => `Show more of ${statusWords[status]}`,
  lifted: (name: string, status: ApplicationStatus) => `${name} is lifted from ${statusWords[status]}.`,
  over: (name: string, status: ApplicationStatus) => `${name} is over ${statusWords[status]}.`,
  nowhere: (name: string) => `${name} is not over a status.`,
  dropped: (name: string, status: ApplicationStatus) => `${name} is moved to ${statusWords[status]}.`,
  left: (name: string) => `${name} is not moved.`,
  unread: 'Unread',
} as const;
