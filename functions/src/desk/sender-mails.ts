import { erasureCodeMinutes } from '@site/contract/desk/sender-page';
import { appliedFor, type SubmissionKind } from '@site/contract/desk/submission-kinds';
import { answerPromise } from '@site/contract/desk/working-days';
import type { Mail } from '@site/contract/mail/mail';
import { applicantLinkDays } from '@site/contract/nightly/retention';
import { letterTo } from '../mail/mail-body.ts';
import { letterWithLink } from './sender-link.ts';

interface Recipient extends Subject {
  firstName: string;
  email: string;
}

interface Subject {
  position?: string | undefined;
  job?: { title?: string | undefined } | undefined;
}

const words = {
  applications: {
    thing: 'application',
    page: 'This page shows the status of your application and the data that we hold. There you can write to us, add your CV or other files, withdraw the application, or erase everything:',
    others: 'Anyone with this link can read your application, write in your name or withdraw it',
    mistake: 'If you did not apply to us',
    things: 'applications',
  },
  enquiries: {
    thing: 'enquiry',
    page: 'This page shows the status of your enquiry and the data that we hold. There you can write to us, add drawings and other files, or erase everything:',
    others: 'Anyone with this link can read your enquiry and write in your name',
    mistake: 'If you did not write to us',
    things: 'enquiries',
  },
} as const satisfies Record<SubmissionKind, object>;

/**
 * The email that acknowledges an application or enquiry. Anyone can have it sent to anyone, so a stranger can choose only a
 * plain name in it, and one of our positions.
 */
export function acknowledgementMail(
  kind: SubmissionKind,
  { firstName, email, ...subject }: Recipient,
  { reference, receivedAt }: { reference: string; receivedAt: Date },
  replyTo: string,
): Mail {
  const { page, others, mistake } = words[kind];
  const about = aboutSubmission(kind, subject);
  return letterWithLink(kind, email, replyTo, {
    subject: `Your ${words[kind].thing} ${reference}`,
    titleBlock: { about: `Your ${about}`, reference },
    text: (link) => [
      `${greeting(firstName)},`,
      `Thank you for your ${about}. We have received it. ${answerPromise(kind, receivedAt)}`,
      `Your reference is ${reference}. ${page}`,
      link,
      `${linkTerm} ${others}, so please do not forward this email.`,
      `${mistake}, someone entered your address by mistake: open the page and erase the data.`,
    ],
  });
}

/**
 * Names a submission in an email to its sender. Only words of ours: the title of an advertised job, or a position of our list.
 * A visitor can choose the position if the advertised job does not exist any more.
 */
export function aboutSubmission(kind: SubmissionKind, { position, job }: Subject): string {
  const named = job ? job.title : position;
  return `${words[kind].thing}${named === undefined ? '' : ` for ${appliedFor(undefined, named)}`}`;
}

const linkTerm = `The link works for ${applicantLinkDays} days. After that, you can ask for a new link on the page that it opens.`;

/** The email with a new link, for a sender who has lost the first. */
export function senderLinkMail(kind: SubmissionKind, email: string, replyTo: string): Mail {
  const { thing } = words[kind];
  return letterWithLink(kind, email, replyTo, {
    subject: `The link to your ${thing}`,
    text: (link) => [
      'Hello,',
      `Someone, probably you, asked for a new link to your ${thing}. The link opens a page with the status of your ${thing} and the data that we hold:`,
      link,
      `${linkTerm} If you did not ask for this email, you can ignore it: only you have received the link.`,
    ],
  });
}

/** The email with the code for erasing. It has no link, because the sender has the page open. */
export function erasureCodeMail(kind: SubmissionKind, email: string, code: string, replyTo: string): Mail {
  const letter = {
    subject: `${code} is your code to erase your data`,
    text: [
      'Hello,',
      `Someone, probably you, wants to erase all the data that we hold from your ${words[kind].things}. Enter this code on the page:`,
      code,
      `The code works for ${erasureCodeMinutes} minutes after the request. If you did not ask for this email, you can ignore it: nothing is erased without the code.`,
    ].join('\n\n'),
  };
  return letterTo(email, replyTo, letter, 'team');
}

/** The scripts of names that we repeat. Other scripts have letters that look like a dot or a slash. */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi'];
const otherScripts = ['Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu', 'Armenian', 'Georgian'];

/**
 * One or two words in the letters of one script, like first names, with no more marks on a letter than languages use. Many
 * vowel signs are both letters and marks. The pattern counts them as marks only: two readings of each would multiply.
 */
const plainNames = [...scripts, ...otherScripts].map((script) => {
  const letter = `(?!\\p{M})\\p{Script=${script}}`;
  const word = `${letter}(?:${letter}|\\p{M}(?!\\p{M}{2})){0,23}`;
  return new RegExp(`^(?=\\p{L})${word}(?:[ '’-](?=\\p{L})${word})?$`, 'u');
});

/** Greets a stranger by name, unless the name could be a text that a stranger wants us to send. */
export function greeting(firstName: string): string {
  return plainNames.some((plain) => plain.test(firstName)) ? `Dear ${firstName}` : 'Hello';
}
