import { deskLimits } from '@site/contract/desk/desk-limits';
import { type TemplateField, templateFieldsOf } from '@site/contract/desk/message-templates';
import { replyLine } from '@site/contract/desk/sender-page';
import { type SubmissionKind, submissionReference } from '@site/contract/desk/submission-kinds';
import type { LeaveWords } from './admin.ts';
import { dateAndTime } from './date-formats.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`);

const fieldWords: Record<TemplateField, (kind: SubmissionKind) => string> = {
  name: () => 'the first name',
  job: (kind) => (kind === 'applications' ? 'the job' : 'the subject of the enquiry'),
  reference: (kind) => `the reference, such as ${submissionReference(kind, 123)}`,
  interview: () => 'when and where the interview is',
  times: () => 'the list of offered interview times',
};

/** Lists the placeholders for recipients of a kind, in one sentence. */
export function fieldsHint(kind: SubmissionKind): string {
  const fields = templateFieldsOf[kind].map((field) => `{${field}} is ${fieldWords[field](kind)}`);
  return `Filled in for each person: ${fields.join('; ')}.`;
}

/** The words of the screen on which admins write to applicants and enquirers. */
export const messageCopy = {
  title: (count: number) => `Message to ${people(count)}`,
  back: 'Back',
  write: 'What you write',
  template: 'Template',
  free: 'Blank',
  templates: 'Edit the templates',
  subject: 'Subject',
  text: 'Message',
  interview: 'Interview',
  day: 'Day',
  time: 'Time',
  timeHint: (zone: string) => `Your time zone: ${zone}. Each email gives the time in the applicant’s country.`,
  minutes: 'Minutes',
  where: 'Place, room or link',
  move: 'Then move to',
  stay: 'Do not move',
  preview: 'Preview',
  to: 'To',
  hidden: (reference: string) => `${reference}; name and address are filled in when the email leaves`,
  hiddenName: '(their name)',
  /** The end of each email. A preview shows words instead of the personal link. */
  link: `${replyLine}\n\n(their personal link)`,
  previous: 'Previous person',
  next: 'Next person',
  replyTo: {
    applications:
      'The email comes from the website’s address. Its link opens the applicant’s own page, where they can answer. Replies by email go to the HR mailbox.',
    enquiries:
      'The email comes from the website’s address. Its link opens the enquirer’s own page, where they can answer. Replies by email go to the office mailbox.',
  },
  send: (count: number) => `Send to ${people(count)}`,
  sending: 'Sending...',
  sent: (count: number) => `The message to ${people(count)} leaves in ${deskLimits.messageDelaySeconds} seconds.`,
  refused: (count: number, leavesAt: string | undefined) =>
    leavesAt === undefined
      ? `The message to ${people(count)} leaves in a moment.`
      : `The message to ${people(count)} leaves on ${dateAndTime.format(new Date(leavesAt))}. Until then, you can take it back here or on the dashboard.`,
  takeBack: 'Take back',
  takingBack: 'Taking back...',
  unsent: (count: number) => `${count === 1 ? 'The message is' : `${count} messages are`} taken back.`,
  notSent: (name: string, reason: string) => `Not sent to ${name}: ${reason}`,
  replaceTitle: 'Replace what you have typed?',
  replaceQuestion: 'The text of the template replaces yours.',
  replace: 'Replace',
} as const;

export const leaveSendingCopy: LeaveWords = {
  title: 'Leave while the message is being sent?',
  question:
    'The message is sent even if you leave. A notice will tell you the result, with an Undo button for a few seconds.',
  leave: 'Leave',
  stay: 'Stay here',
};

/** The words of the screen on which admins write templates. */
export const templateCopy = {
  intro: 'The text that each message starts with. The admin who sends a message can change its text.',
  kinds: { applications: 'To applicants', enquiries: 'To enquirers' },
  subject: 'Subject',
  text: 'Message',
  save: 'Save',
  saving: 'Saving...',
  saved: (name: string) => `“${name}” is saved.`,
  builtIn: 'Restore the original text',
  version: (version: number) => (version === 0 ? 'Original text' : `Version ${version}`),
  conflict:
    'A colleague has changed this template since you opened it. Nothing has been saved; what you typed is still here.',
  theirs: 'Your colleague’s version:',
  keepMine: 'Save mine instead',
  takeTheirs: 'Take theirs',
} as const;
