import { deskLimits } from '@site/contract/desk/desk-limits';
import { mailOnItsWay, senderPageMessages } from '@site/contract/desk/sender-page';
import { fileLimits, fileTypes, fileTypeWords, type OwnFile, sizeWords } from '@site/contract/desk/submission-files';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { MessageAuthor } from '@site/contract/desk/submission-record';
import { anyOf } from '../../shared/plain-english.ts';
import { company } from '../firm/company.ts';
import type { PageMeta } from '../shapes/page-meta.ts';

/** The words that differ between applicants and enquirers. */
const differences = {
  applications: {
    thing: 'application',
    things: 'applications',
    whenSent: 'When you applied',
    address: 'the address that you applied with',
    mailbox: 'the mailbox that you applied with',
    email: company.careersEmail,

    readers: 'those who recruit',
    thanks: 'Thank you for your interest. We wish you well.',
  },
  enquiries: {
    thing: 'enquiry',
    things: 'enquiries',
    whenSent: 'When you wrote to us',
    address: 'the address that you wrote from',
    mailbox: 'the mailbox that you wrote from',
    email: company.email,

    readers: 'those who answer enquiries',
    thanks: 'Thank you for writing to us.',
  },
} as const satisfies Record<SubmissionKind, Record<string, string>>;

const authorWords: Record<MessageAuthor, string> = { admin: 'From us', applicant: 'From you', enquirer: 'From you' };

/** The words of a sender's page. */
export type OwnPageCopy = ReturnType<typeof ownPageCopy> & {
  meta: PageMeta;
  label: string;
  title: string;
  intro: string;
  sheet: { number: string; shows: string; scale: string };
};

/** Gives the words that the pages of applicants and enquirers share. They are part of the pages' scripts. */
export function ownPageCopy(kind: SubmissionKind) {
  const { thing, things, whenSent, address, mailbox, email, readers, thanks } = differences[kind];
  const askAgain = `To have a new link sent, enter ${address}.`;
  return {
    /** The address to which the sender can write by email. */
    email,
    shown: (count: number) => {
      if (count === 1) return `Your ${thing} is shown.`;
      if (count < deskLimits.ownSubmissions) return `Your ${count} ${things} are shown.`;
      return `Your ${count} newest ${things} are shown. To ask about older ones, write to ${email}.`;
    },
    failed: {
      label: 'Not shown',
      title: `Your ${thing} could not be shown`,
      text: 'Nothing is lost. You can try your link again at any time.',
      tryAgain: 'Try again',
      trying: 'Trying...',
    },
    none: {
      label: 'Your link',
      title: 'Open the link in our email',
      text: `${whenSent}, we sent you an email with a link to this page. ${askAgain}`,
    },
    ended: {
      label: 'Your link',
      title: 'This link has ended',
      text: `${senderPageMessages.linkEnded} ${askAgain}`,
    },
    paste: {
      formName: 'The link from our email',
      link: 'Link from our email',
      hint: 'Did the link open this page instead of yours? Copy the whole line from our email and paste it here.',
      wrong: 'Paste the whole line that begins with https:// from our email',
      submit: 'Open my page',
    },
    request: {
      formName: 'A new link',
      email: 'Email',
      submit: 'Send me a new link',
      submitting: 'Sending...',
    },
    submission: {
      label: (reference: string, day: string) => `${reference} · received ${day}`,
      standing: 'Status',
      since: (day: string) => `Since ${day}`,
      sent: 'What you sent',
      name: 'Name',
      added: 'What we have added',
      notes: 'Notes',
      noteCount: (count: number) =>
        count === 0
          ? `None. Our colleagues have written no notes about your ${thing}.`
          : `${count} by our colleagues, for their own work. To read ${count === 1 ? 'it' : 'them'}, write to ${email}.`,
      kept: 'Kept until',
      keptUntil: (day: string) => `${day} at the latest. The website then deletes all of it automatically.`,
    },
    conversation: {
      title: 'Messages',
      none: 'Nothing has been written yet.',
      newest: `The newest ${deskLimits.ownMessages} messages are shown. To ask about older ones, write to ${email}.`,
      // The date has no-break spaces, so that it stays on one line.
      message: (from: MessageAuthor, day: string, time: string) =>
        `${authorWords[from]}, ${day.replaceAll(' ', '\u00a0')}, ${time}`,
      formName: (reference: string) => `A message about ${reference}`,
      hint: `Your message goes to those who read your ${thing}. They answer here and by email.`,
      send: 'Send message',
      sending: 'Sending...',
      sent: 'Your message is with us.',
    },
    erase: {
      part: 'Your data',
      heading: 'Erase everything',
      intro: `If you no longer want us to keep the data from your ${things}, you can have all of it deleted now. To be sure that it is you, we will email you a code.`,
      label: 'Erase everything',
      title: 'Erase everything for good?',
      text: (references: readonly string[]) =>
        `This deletes ${references.length < 5 ? anyOf(references).replace(' or ', ' and ') : `all your ${things}`}: what you sent, the files that you added, our notes, the messages between us, our emails about it and this link. Anything that is still open ends, because we can no longer answer you. This cannot be undone, not even by us.`,
      code: {
        send: 'Send me the code',
        sending: 'Sending...',
        sent: mailOnItsWay[kind].codeSent,
        hint: `The code has six digits. Only you get it, so only you can erase the data. If you can no longer read ${mailbox}, write to ${email}.`,
      },
      confirm: 'Erase it all',
      busy: 'Erasing...',
      cancel: 'Keep it',
    },
    erased: {
      label: 'Your data',
      title: 'Everything is erased',
      text: `All data from your ${things} is deleted from our website, with your files, our notes, the messages between us and this link. ${thanks}`,
      rest: `Two copies remain for a while. The backups of our database and of your files are deleted after 30 days. The email that brought your ${thing} to our mailbox is deleted by ${readers}; to have that done now, write to`,
    },
  };
}

/** The words of the files that applicants and enquirers add on their pages. */
export const ownFilesCopy = {
  title: 'Files',
  none: 'You have added no files.',
  about: ({ type, size }: Pick<OwnFile, 'type' | 'size'>, day: string) =>
    `${fileTypes[type].word}, ${sizeWords(size)}, added ${day}`,
  add: 'Add a file',
  hint: `${fileTypeWords} files of up to ${sizeWords(fileLimits.bytes)} each; all together at most ${fileLimits.filesInAll} files and ${sizeWords(fileLimits.bytesInAll)}. You can choose ${fileLimits.atOnce} at a time.`,
  tooManyAtOnce: `Please choose at most ${fileLimits.atOnce} files at a time. None of these was sent.`,
  sending: (name: string, percent: number) => `${name}: ${percent}% sent`,
  waiting: (name: string) => `${name}: waiting for the file before it`,
  added: (name: string) => `${name} has been added.`,
  failed: (name: string, reason: string) => `${name} was not added. ${reason}`,
  cancel: 'Cancel',
  again: 'Try again',
  dismiss: 'Leave it out',
} as const;
