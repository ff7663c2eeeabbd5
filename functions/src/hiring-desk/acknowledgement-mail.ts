import type { Mail } from '../contract/mail.ts';
import { applicantLinkDays } from '../contract/retention.ts';
import { letterTo } from '../mail/mail-body.ts';
import { applicantLinkMark } from './applicant-links.ts';

/** Who is written to. */
interface Applicant {
  firstName: string;
  email: string;
}

/**
 * The mail that tells applicants that their application is here. Anybody can have it sent to anybody, so nothing in it is a
 * stranger's to choose, except a name that is one.
 */
export function acknowledgementMail({ firstName, email }: Applicant, reference: string, replyTo: string): Mail {
  return letterTo(email, replyTo, {
    subject: `Your application ${reference}`,
    text: [
      `${greeting(firstName)},`,
      'Thank you for your application. We have received it, and will read it in the next days.',
      `Its reference is ${reference}. On this page you see where it stands and what we hold, and can withdraw it or have everything erased:`,
      applicantLinkMark,
      `${linkTerm} Whoever has it can do the same: please keep it to yourself. If you have not applied with us, somebody has given your address by mistake; the page lets you erase what came with it.`,
    ].join('\n\n'),
  });
}

/** How long a link is good for, and what then. */
const linkTerm = `The link is good for ${applicantLinkDays} days; the page sends you another whenever you ask.`;

/** The mail with a new link, for whoever has lost the first. */
export function applicantLinkMail({ email }: Pick<Applicant, 'email'>, replyTo: string): Mail {
  return letterTo(email, replyTo, {
    subject: 'The link to your application',
    text: [
      'Hello,',
      'Somebody, probably you, has asked for a new link to your application with us. It shows where it stands and what we hold:',
      applicantLinkMark,
      `${linkTerm} If it was not you, you need do nothing: the link went to you alone.`,
    ].join('\n\n'),
  });
}

/** One or two words of letters, as first names are. */
const plainName = /^\p{L}[\p{L}\p{M}]{0,23}(?:[ '’-]\p{L}[\p{L}\p{M}]{0,23})?$/u;

/** How a stranger is greeted: by name, unless it may be something else that somebody wants us to say. */
export function greeting(firstName: string): string {
  return plainName.test(firstName) ? `Dear ${firstName}` : 'Hello';
}
