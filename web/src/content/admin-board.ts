import { type ApplicationStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';

/** The words of the board, also those that only a screen reader says. */
export const boardCopy = {
  views: 'View',
  table: 'Table',
  board: 'Board',
  label: 'Applications by status',
  instructions:
    'Press space to lift the card, the left and right arrow keys to move it to another status, space again to put it there, or escape to leave it.',
  moveTo: 'Move to',
  empty: 'None',
  none: 'No applications match your criteria.',
  more: (status: ApplicationStatus) => `Show more of ${statusWords[status]}`,
  lifted: (name: string, status: ApplicationStatus) => `${name} is lifted from ${statusWords[status]}.`,
  over: (name: string, status: ApplicationStatus) => `${name} is over ${statusWords[status]}.`,
  nowhere: (name: string) => `${name} is over no status.`,
  dropped: (name: string, status: ApplicationStatus) => `${name} goes to ${statusWords[status]}.`,
  left: (name: string) => `${name} stays where it was.`,
  moved: (name: string, status: ApplicationStatus) => `${name}: ${statusWords[status]}.`,
  unread: 'Unread',
} as const;
