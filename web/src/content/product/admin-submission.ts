import { templateWords } from '@site/contract/desk/message-templates';
import { rejectionReasonWords } from '@site/contract/desk/rejection-reasons';
import { fileTypes, type SubmissionFile, sizeWords } from '@site/contract/desk/submission-files';
import { type SubmissionStatus, statusWords } from '@site/contract/desk/submission-kinds';
import type { MessageAuthor, SubmissionChange } from '@site/contract/desk/submission-record';
import type { DeliveryState } from '@site/contract/mail/mail';
import type { Author } from '@site/contract/shared/author';
import { dateAndTime } from './date-formats.ts';
import { submissionLabels } from './submission-labels.ts';

/** Gives the beginning of an interview, on the reader’s clock. */
const interviewAt = (at: string) => dateAndTime.format(new Date(at));

const namesShown = {
  asked: 'Name shown',
  interview: 'Name shown: the application has reached the interview',
  exported: 'Name shown: in an export of the person’s data',
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The words of the page of one application or enquiry. */
export const submissionCopy = {
  worklist: (many: string) => `The ${many} of the list`,
  previous: 'Previous',
  next: 'Next',
  gone: 'This application or enquiry no longer exists. It was erased, or its keeping period has ended.',
  waiting:
    'This application or enquiry is not on the desk yet. It appears here within a minute, unless it is held for a check: see the page “Health”.',
  answerBy: (day: string) => `Answer by ${day.replaceAll(' ', '\u00a0')}`,
  sent: 'What was sent',
  openCv: (host: string) => `Open the CV (${host})`,
  cameFrom: (source: string) => `came from ${source}`,
  call: 'Call',
  mail: 'Email',
  copy: 'Copy',
  copied: (label: string) => `${label}: copied.`,
  notCopied: 'Your browser does not let this page copy. Please select the text and copy it by hand.',
  status: submissionLabels.status,
  assignee: submissionLabels.assignee,
  assignedTo: (name: string | undefined) => `Assigned to ${name ?? 'no one'}`,
  you: 'you',
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
    return [done, ...(refused > 0 ? [`${refused} not moved:`, ...reasons] : [])].join(' ');
  },
  notMoved: (name: string, to: SubmissionStatus, reason: string) =>
    `${name} was not moved to ${statusWords[to]}. ${reason}`,
  movedMeanwhile: (status: SubmissionStatus, isOwn: boolean) =>
    isOwn
      ? `You moved it to ${statusWords[status]} a moment ago.`
      : `A colleague or the applicant moved it first: the status is now ${statusWords[status]}.`,
  goTo: (name: string) => `Go to ${name}`,
  ending: {
    title: (who: string, to: SubmissionStatus) => `Move ${who} to ${statusWords[to]}?`,
    consequence: ({ one, many }: { one: string; many: string }, isMany: boolean) =>
      `${isMany ? `These ${many} end` : `The ${one} ends`} with this move. You can undo the move for ten seconds.`,
    confirm: (to: SubmissionStatus) => `Move to ${statusWords[to]}`,
    reason: 'Reason, for the desk and its reports',
    noReason: 'Not stated',
    letter: `Send the email “${templateWords['not-this-time']}”`,
  },
  assigned: (count: number, name: string | undefined) =>
    `${count === 1 ? 'Assigned' : `${count} assigned`} to ${name ?? 'no one'}.`,
  markedUnread: 'Marked as unread.',
  kept: (date: Date) => `Kept until ${day.format(date)} at the latest.`,
  keptHired: (date: Date) => `Deleted after ${day.format(date)}, unless you move the application back.`,
  erase: 'Erase',
  eraseTitle: (name: string) => `Erase what ${name} sent?`,
  eraseConsequence: 'What was sent is deleted at once, with files, notes, messages and emails. You cannot undo this.',
  erasing: 'Erasing...',
  erased: (name: string) => `What ${name} sent is erased.`,
  more: 'More',
  person: {
    export: 'Export all from this address',
    exported: 'The file holds all that is stored about this address.',
    fileName: 'person.json',
    erase: 'Erase all from this address',
    erased: (email: string) => `Everything from ${email} is erased.`,
    eraseTitle: (email: string) => `Erase everything from ${email}?`,
    eraseConsequence:
      'All applications, enquiries and job alerts of this address are deleted at once, with files, notes, messages and emails. You cannot undo this.',
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
      u: 'Undo',
    },
    list: 'This list',
    on: 'Use single-key shortcuts',
    close: 'Close',
  },
  others: 'Other applications from this address',
  timeline: 'Timeline',
  received: 'Received',
  officeMail: 'Email to the office',
  acknowledgement: (sender: MessageAuthor) => `Email to the ${sender} with the reference`,
  notAcknowledged: (sender: MessageAuthor) =>
    `The ${sender} got no email with the reference: too many emails had gone to this mailbox, to its domain or in total.`,
  delivery: {
    PENDING: 'on its way',
    PROCESSING: 'on its way',
    RETRY: 'on its way, to be tried again',
    SUCCESS: 'delivered',
    ERROR: 'could not be delivered',
    HELD: 'held for a check',
    DISCARDED: 'deleted unsent',
  } satisfies Record<DeliveryState, string>,
  change: (change: SubmissionChange, nameOf: (author: Author) => string): string => {
    switch (change.kind) {
      case 'moved':
        return [
          `${statusWords[change.from]} → ${statusWords[change.to]}`,
          change.reason && ` (${rejectionReasonWords[change.reason]})`,
        ]
          .filter(Boolean)
          .join('');
      case 'assigned':
        if (!change.to) return 'Assigned to no one';
        return change.to.uid === change.by?.uid ? 'Assigned to themselves' : `Assigned to ${nameOf(change.to)}`;
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
        return `Interview restored: ${interviewAt(change.time)}`;
      case 'interviewDeclined':
        return 'None of the interview times suits the applicant';
      case 'interviewCancelled':
        return change.time ? `Interview cancelled: ${interviewAt(change.time)}` : 'Interview times taken back';
      case 'downloaded':
        return `Opened ${change.name}`;
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
  noteHint: 'The applicant or enquirer can ask to see this note.',
  addNote: 'Add note',
  adding: 'Adding...',
  noted: 'The note is in the timeline.',
} as const;

/** The words of the files of a submission. */
export const filesCopy = {
  title: 'Files',
  none: 'No file was added.',
  added: 'File',
  about: ({ type, size }: Pick<SubmissionFile, 'type' | 'size'>) => `${fileTypes[type].word}, ${sizeWords(size)}`,
  from: { applicant: 'the applicant', enquirer: 'the enquirer' } satisfies Record<SubmissionFile['from'], string>,
  download: 'Download',
  show: 'Show',
  fetching: 'Fetching...',
  notScanned: 'Not scanned for viruses: open files with care.',
  cv: {
    title: 'CV',
    showAll: (name: string) => `Show all of ${name}`,
    caption: (name: string, pages: number) => `${name}, page 1 of ${pages}`,
  },
  viewer: {
    close: 'Close',
    opening: 'The file is being opened...',
    failed: 'This PDF could not be shown here. Download it instead.',
    incomplete: 'Some of this PDF cannot be shown here. Download it to see all of it.',
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    more: (shown: number, of: number) => `The first ${shown} of ${of} pages. Download the file for the rest.`,
  },
} as const;
