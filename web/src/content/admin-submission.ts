import { type SubmissionStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { MessageAuthor, SubmissionChange } from '@ohmbridge/contract/desk/submission-record';
import type { DeliveryState } from '@ohmbridge/contract/mail/mail';
import { dateAndTime } from './date-formats.ts';
import { submissionLabels } from './submission-labels.ts';

/** When an interview begins, on the reader’s clock. */
const interviewAt = (at: string) => dateAndTime.format(new Date(at));

const namesShown = {
  asked: 'Name shown',
  interview: 'Name shown: the interview begins here',
  exported: 'Name shown: in an export of the person’s data',
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The words of one application or enquiry. */
export const submissionCopy = {
  worklist: (many: string) => `The ${many} of the list`,
  previous: 'Previous',
  next: 'Next',
  gone: 'This is not there any more. It may have been erased, or was deleted after its time.',
  waiting:
    'The submission is not on the desk yet. It appears here within a minute, unless it is held back on the Health page.',
  sent: 'What was sent',
  openCv: 'Open the CV',
  call: 'Call',
  mail: 'Email',
  copy: 'Copy',
  copied: (label: string) => `${label}: copied.`,
  notCopied: 'Your browser did not allow it. Please copy it by hand.',
  status: submissionLabels.status,
  assignee: submissionLabels.assignee,
  assignedTo: (name: string | undefined) => `Assigned to ${name ?? 'nobody'}`,
  assignToMe: 'Assign to me',
  markUnread: 'Mark as unread',
  write: 'Write a message',
  movedMany: (
    moved: readonly { name: string; to: SubmissionStatus }[],
    refused: number,
    reasons: readonly string[],
  ) => {
    const [first] = moved;
    const done = moved.length === 1 && first ? `${first.name}: ${statusWords[first.to]}.` : `${moved.length} moved.`;
    return [done, ...(refused > 0 ? [`${refused} not:`, ...reasons] : [])].join(' ');
  },
  notMoved: (name: string, to: SubmissionStatus, reason: string) =>
    `${name} was not moved to ${statusWords[to]}. ${reason}`,
  movedMeanwhile: (status: SubmissionStatus, isOwn: boolean) =>
    isOwn
      ? `You moved it to ${statusWords[status]} a moment ago.`
      : `A colleague, or the applicant, moved it first: it stands at ${statusWords[status]} now.`,
  goTo: (name: string) => `Go to ${name}`,
  ending: {
    title: (who: string, to: SubmissionStatus) => `Move ${who} to ${statusWords[to]}?`,
    consequence: ({ one, many }: { one: string; many: string }, isMany: boolean) =>
      `${isMany ? `These ${many} end` : `The ${one} ends`} with this move. You can undo the move for ten seconds.`,
    confirm: (to: SubmissionStatus) => `Move to ${statusWords[to]}`,
  },
  assigned: (count: number, name: string | undefined) =>
    `${count === 1 ? 'Assigned' : `${count} assigned`} to ${name ?? 'nobody'}.`,
  markedUnread: 'Marked as unread.',
  kept: (date: Date) => `Kept until ${day.format(date)} at the latest.`,
  keptHired: (date: Date) => `Deleted after ${day.format(date)}, unless moved back.`,
  erase: 'Erase',
  eraseTitle: (name: string) => `Erase what ${name} sent?`,
  eraseConsequence: 'What was sent, files, notes, messages and their mails are deleted at once. It cannot be undone.',
  erasing: 'Erasing...',
  erased: (name: string) => `What ${name} sent is erased.`,
  person: {
    title: 'Everything of this address',
    export: 'Export',
    exported: 'The file holds all that is stored about this address.',
    fileName: 'person.json',
    erase: 'Erase all',
    eraseTitle: (email: string) => `Erase everything of ${email}?`,
    eraseConsequence:
      'All applications, enquiries and job alerts of this address, with files, notes, messages and mails, are deleted at once. It cannot be undone.',
  },
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    keys: {
      j: 'Next in the list',
      k: 'Previous in the list',
      e: 'Write a note',
      m: 'Write a message',
      a: 'Assign to me',
      r: 'Mark as unread',
      u: 'Undo, as long as it is offered',
    },
    list: 'This list',
    on: 'Single keys do this',
    close: 'Close',
  },
  others: 'Other applications of this address',
  timeline: 'Timeline',
  received: 'Received',
  officeMail: 'Mail to the office',
  acknowledgement: (sender: MessageAuthor) => `Mail to the ${sender} with the reference`,
  notAcknowledged: (sender: MessageAuthor) =>
    `No mail to the ${sender} with the reference: this mailbox, its domain or all together had been sent too many before.`,
  delivery: {
    PENDING: 'on its way',
    PROCESSING: 'on its way',
    RETRY: 'on its way, to be tried again',
    SUCCESS: 'delivered',
    ERROR: 'could not be delivered',
    HELD: 'held back',
    DISCARDED: 'deleted unsent',
  } satisfies Record<DeliveryState, string>,
  change: (change: SubmissionChange): string => {
    switch (change.kind) {
      case 'moved':
        return `${statusWords[change.from]} → ${statusWords[change.to]}`;
      case 'assigned':
        return change.to ? `Assigned to ${change.to.email}` : 'Assigned to nobody';
      case 'read':
        return 'Read';
      case 'unread':
        return 'Marked as unread';
      case 'withdrawn':
        return 'Withdrawn by the applicant';
      case 'unsent':
        return 'Message taken back before it left';
      case 'interviewTaken':
        return `Interview time taken: ${interviewAt(change.time)}`;
      case 'interviewMoved':
        return `Interview moved to ${interviewAt(change.time)}`;
      case 'interviewRestored':
        return `Interview stands again: ${interviewAt(change.time)}`;
      case 'interviewDeclined':
        return 'None of the interview times fits';
      case 'interviewCancelled':
        return change.time ? `Interview cancelled: ${interviewAt(change.time)}` : 'Interview times taken back';
      case 'downloaded':
        return `Downloaded ${change.name}`;
      case 'judged':
        return 'Scorecard sent';
      case 'namesShown':
        return namesShown[change.because];
    }
  },
  note: 'Note',
  message: 'Message',
  answer: (sender: MessageAuthor) => `Message from the ${sender}`,
  noteLabel: 'A note for colleagues',
  noteHint: 'The person it is about can ask to see it.',
  addNote: 'Add note',
  adding: 'Adding...',
  noted: 'The note is in the timeline.',
} as const;
