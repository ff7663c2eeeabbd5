import { erasureCodeMinutes } from '@ohmbridge/contract/desk/applicant';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { applicantLinkDays } from '@ohmbridge/contract/nightly/retention';
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
  return withLink(email, replyTo, {
    subject: `Your application ${reference}`,
    text: [
      `${greeting(firstName)},`,
      'Thank you for your application. We have received it, and will read it in the next days.',
      `Its reference is ${reference}. On this page you see where it stands and what we hold. There you can add your CV or other documents as files, withdraw it, or have everything erased:`,
      applicantLinkMark,
      `${linkTerm} Whoever has it can see and withdraw it, too: please keep it to yourself. If you have not applied with us, somebody has given your address by mistake; the page lets you erase what came with it.`,
    ].join('\n\n'),
  });
}

/** How long a link is good for, and what then. */
const linkTerm = `The link is good for ${applicantLinkDays} days; the page sends you another whenever you ask.`;

/** The mail with a new link, for whoever has lost the first. */
export function applicantLinkMail({ email }: Pick<Applicant, 'email'>, replyTo: string): Mail {
  return withLink(email, replyTo, {
    subject: 'The link to your application',
    text: [
      'Hello,',
      'Somebody, probably you, has asked for a new link to your application with us. It shows where it stands and what we hold:',
      applicantLinkMark,
      `${linkTerm} If it was not you, you need do nothing: the link went to you alone.`,
    ].join('\n\n'),
  });
}

/** The mail with the code that erasing asks for. No link in it: whoever has the code has the page open. */
export function erasureCodeMail(email: string, code: string, replyTo: string): Mail {
  return letterTo(email, replyTo, {
    subject: `${code} is your code`,
    text: [
      'Hello,',
      'Somebody, probably you, wants to erase everything that we hold of you as an applicant. The page asks for this code:',
      code,
      `It is good for ${erasureCodeMinutes} minutes from when it was asked for. If it was not you, you need do nothing: without the code nothing is erased.`,
    ].join('\n\n'),
  });
}

const withLink = (...letter: Parameters<typeof letterTo>): Mail => ({ ...letterTo(...letter), hasApplicantLink: true });

/** In which people write their names. Others have letters that look like a dot or a slash. */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi'];
const otherScripts = ['Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu', 'Armenian', 'Georgian'];

/** One or two words of letters of one script, as first names are, with no more marks on a letter than there can be. */
const plainNames = [...scripts, ...otherScripts].map((script) => {
  const word = `\\p{Script=${script}}(?:\\p{Script=${script}}|\\p{M}(?!\\p{M}{2})){0,23}`;
  return new RegExp(`^(?=\\p{L})${word}(?:[ '’-](?=\\p{L})${word})?$`, 'u');
});

/** How a stranger is greeted: by name, unless it may be something else that somebody wants us to say. */
export function greeting(firstName: string): string {
  return plainNames.some((plain) => plain.test(firstName)) ? `Dear ${firstName}` : 'Hello';
}
