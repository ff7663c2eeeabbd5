import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import { type TemplateField, templateFieldsOf } from '@ohmbridge/contract/desk/message-templates';
import { replyLine } from '@ohmbridge/contract/desk/sender-page';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { LeaveWords } from './admin.ts';
import { dateAndTime } from './date-formats.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`);

const fieldWords: Record<TemplateField, string> = {
  name: 'the first name',
  job: 'the job, or what it is about',
  reference: 'the reference',
  interview: 'when and where the interview is',
  times: 'the times to choose from',
};

/** Lists the placeholders for recipients of a kind, as a sentence. */
export function fieldsHint(kind: SubmissionKind): string {
  const fields = templateFieldsOf[kind].map((field) => `{${field}} is ${fieldWords[field]}`);
  return `Filled in for each person: ${fields.join(', ')}.`;
}

/** The words of the screen on which admins write to applicants and enquirers. */
export const messageCopy = {
  title: (count: number) => `Message to ${people(count)}`,
  back: 'Back',
  write: 'What you write',
  template: 'Template',
  free: 'Written freely',
  templates: 'Edit the templates',
  subject: 'Subject',
  text: 'Message',
  interview: 'Interview',
  day: 'Day',
  time: 'Time',
  timeHint: (zone: string) => `On your clock, ${zone}. Each person is told the time of the country they chose.`,
  minutes: 'Minutes',
  where: 'Place, room or link',
  move: 'And move to',
  stay: 'Leave it where it is',
  preview: 'What they get',
  to: 'To',
  hidden: (reference: string) => `${reference}; name and address are filled in as it leaves`,
  hiddenName: '(their name)',
  /** The end of each email. */
  link: `${replyLine}\n\n(a link of their own, made when the mail leaves)`,
  previous: 'Previous person',
  next: 'Next person',
  replyTo: {
    applications:
      'It comes from the website’s address. They can answer on their own page, by the link in it; answers by email go to the HR mailbox.',
    enquiries:
      'It comes from the website’s address. They can answer on their own page, by the link in it; answers by email go to the office mailbox.',
  },
  send: (count: number) => `Send to ${people(count)}`,
  sending: 'Sending...',
  sent: (count: number) =>
    `The message to ${people(count)} is on its way, and leaves in ${deskLimits.messageDelaySeconds} seconds. Its delivery stands in the timeline.`,
  refused: (count: number, leavesAt: string | undefined) =>
    leavesAt === undefined
      ? `${people(count)} ${count === 1 ? 'is' : 'are'} told in a moment.`
      : `${people(count)} ${count === 1 ? 'is' : 'are'} told on ${dateAndTime.format(new Date(leavesAt))}. Until then it can be taken back, on the first screen too.`,
  takeBack: 'Take back',
  takingBack: 'Taking back...',
  unsent: (count: number) => `${count === 1 ? 'The message is' : `${count} messages are`} taken back.`,
  notSent: (name: string, reason: string) => `Not sent to ${name}: ${reason}`,
  replaceTitle: 'Replace what you have typed?',
  replaceQuestion: 'The words of the template take the place of yours.',
  replace: 'Replace',
} as const;

export const leaveSendingCopy: LeaveWords = {
  title: 'Leave while the message is being sent?',
  question: 'Leaving does not stop it. A notice will say how it went, and you can undo it there for a few seconds.',
  leave: 'Leave',
  stay: 'Stay here',
};

/** The words of the screen on which admins word the templates. */
export const templateCopy = {
  intro: 'The first text of each message. The admin who sends a message can change its text.',
  kinds: { applications: 'To applicants', enquiries: 'To enquirers' },
  subject: 'Subject',
  text: 'Message',
  save: 'Save',
  saving: 'Saving...',
  saved: (name: string) => `“${name}” is saved.`,
  builtIn: 'Take the words that came with the website',
  version: (version: number) => (version === 0 ? 'As it came with the website' : `Version ${version}`),
  conflict:
    'A colleague has changed this template since you opened it. Nothing has been saved; what you typed is still here.',
  theirs: 'What your colleague has saved:',
  keepMine: 'Save mine in its place',
  takeTheirs: 'Take theirs',
} as const;
