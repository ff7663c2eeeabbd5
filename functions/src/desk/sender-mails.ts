import { erasureCodeMinutes } from '@ohmbridge/contract/desk/sender-page';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { answerPromise } from '@ohmbridge/contract/desk/working-days';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { applicantLinkDays } from '@ohmbridge/contract/nightly/retention';
import { letterTo } from '../mail/mail-body.ts';
import { letterWithLink } from './sender-link.ts';

interface Recipient {
  firstName: string;
  email: string;
}

const words = {
  applications: {
    thing: 'application',
    thanks: 'Thank you for your application. We have received it.',
    page: 'On this page you see where it stands and what we hold. There you can write to us, add your CV or other documents as files, withdraw it, or have everything erased:',
    others: 'Anyone who has it can see it, write in your name and withdraw it, too',
    mistake: 'If you have not applied with us',
    role: 'an applicant',
  },
  enquiries: {
    thing: 'enquiry',
    thanks: 'Thank you for your enquiry. We have received it.',
    page: 'On this page you see where it stands and what we hold. There you can write to us, add drawings and other documents as files, or have everything erased:',
    others: 'Anyone who has it can see it and write in your name, too',
    mistake: 'If you have not written to us',
    role: 'an enquirer',
  },
} as const satisfies Record<SubmissionKind, object>;

/**
 * The mail that acknowledges an application or enquiry. Anyone can have it sent to anyone, so a stranger can choose only a
 * plain name in it.
 */
export function acknowledgementMail(
  kind: SubmissionKind,
  { firstName, email }: Recipient,
  { reference, receivedAt }: { reference: string; receivedAt: Date },
  replyTo: string,
): Mail {
  const { thing, thanks, page, others, mistake } = words[kind];
  return letterWithLink(kind, email, replyTo, {
    subject: `Your ${thing} ${reference}`,
    text: (link) => [
      `${greeting(firstName)},`,
      `${thanks} ${answerPromise(kind, receivedAt)}`,
      `Its reference is ${reference}. ${page}`,
      link,
      `${linkTerm} ${others}: please keep it to yourself. ${mistake}, someone gave us your address by mistake; the page lets you erase what came with it.`,
    ],
  });
}

const linkTerm = `The link is good for ${applicantLinkDays} days; the page sends you another whenever you ask.`;

/** The mail with a new link, for a sender who has lost the first. */
export function senderLinkMail(kind: SubmissionKind, email: string, replyTo: string): Mail {
  const { thing } = words[kind];
  return letterWithLink(kind, email, replyTo, {
    subject: `The link to your ${thing}`,
    text: (link) => [
      'Hello,',
      `Someone, probably you, has asked for a new link to your ${thing} with us. It shows where it stands and what we hold:`,
      link,
      `${linkTerm} If it was not you, you need not do anything: the link went to you alone.`,
    ],
  });
}

/** The mail with the code for erasing. It has no link, because the sender has the page open. */
export function erasureCodeMail(kind: SubmissionKind, email: string, code: string, replyTo: string): Mail {
  const letter = {
    subject: `${code} is your code`,
    text: [
      'Hello,',
      `Someone, probably you, wants to erase everything that we hold of you as ${words[kind].role}. The page asks for this code:`,
      code,
      `It is good for ${erasureCodeMinutes} minutes from when it was asked for. If it was not you, you need not do anything: without the code nothing is erased.`,
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
