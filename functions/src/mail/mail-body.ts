import { identity } from '@site/contract/firm/identity';
import type { Mail, MailReaders, MailTemplate } from '@site/contract/mail/mail';
import {
  addressHtml,
  escapeHtml,
  fieldsHtml,
  headingHtml,
  isAddress,
  letterhead,
  linkHtml,
  paragraphHtml,
} from './letterhead.ts';

// The words of emails: fields under labels for the office and for admins, letters for people outside. Any part can come from a
// visitor, so no part is trusted.

/** The content of an email: a heading, and the sent fields under their labels. Empty fields are left out. */
export interface MailContent {
  subject: string;
  heading: string;
  fields: readonly (readonly [label: string, value: string | undefined])[];
  /** The label of the field that is the link of the email. */
  button?: string;
}

/** Makes an email of fields. Its addresses are links only if none of its words comes from a visitor (`hasLinks`). */
export function mailMessage(content: MailContent, hasLinks = false): { subject: string; text: string; html: string } {
  const sent = content.fields.filter((field): field is readonly [string, string] => Boolean(field[1]));
  return {
    subject: oneLine(content.subject),
    text: textBody(content.heading, sent),
    html: letterhead(
      content.heading,
      `${headingHtml(content.heading)}\n${fieldsHtml(sent, { button: content.button, hasLinks })}`,
    ),
  };
}

function textBody(heading: string, fields: (readonly [string, string])[]): string {
  const lines = fields.map(([label, value]) => {
    // A label such as "Backup: failed" gets no second colon, so its value begins on the next line.
    const hasColon = label.includes(':');
    const asked = hasColon || label.endsWith('?') ? label : `${label}:`;
    return hasColon || value.includes('\n') ? `${asked}\n${value}` : `${asked} ${value}`;
  });
  return `${[heading, ...lines, identity.name].join('\n\n')}\n`;
}

/**
 * Gives an email of the website to one admin. An answer goes to that admin, because no one reads the mailbox of the website.
 */
export function siteMail(template: MailTemplate, to: string, content: MailContent): Mail {
  const message = mailMessage(content, true);
  return {
    // Reports to admins contain references, which the desk knows.
    readers: template === 'notification' ? 'hiring' : 'team',
    to: [to],
    replyTo: { name: '', address: to },
    message,
    emailService: {
      template,
      parameters: {
        ...{ from_name: 'Website', from_email: to, subject: message.subject },
        ...{ message: message.text, to_email: to },
      },
    },
  };
}

export interface Letter {
  subject: string;
  text: string;
  /** The words of the button for the last address. */
  button?: string;
  /** The subject of the letter and its reference, for the title block. A visitor may choose these words only if an admin has read them. */
  titleBlock?: { about: string; reference: string };
}

/** Gives a letter to one person. Blank lines separate paragraphs; an address that is a whole line becomes a link. */
export function letterTo(
  to: string,
  replyTo: string,
  letter: Letter,
  readers: MailReaders = 'hiring',
): Mail & { emailService: { template: 'message' } } {
  const subject = oneLine(letter.subject);
  const paragraphs = letter.text.split(/\n{2,}/);
  const last = paragraphs.findLastIndex(isAddress);
  const content = paragraphs.map((paragraph, index) =>
    isAddress(paragraph)
      ? linkHtml(paragraph, index === last ? letter.button : undefined)
      : paragraphHtml(paragraph, isAddress(paragraphs[index + 1] ?? '')),
  );
  const about = letter.titleBlock && [letter.titleBlock.about, `Reference ${letter.titleBlock.reference}`];
  const titleBlock = [identity.name, ...(about ?? [])];
  const text = `${letter.text}\n\n${titleBlock.join('\n')}`;
  return {
    readers,
    to: [to],
    replyTo: { name: '', address: replyTo },
    message: { subject, text: `${text}\n`, html: letterhead(subject, content.join('\n'), about && titleBlock) },
    emailService: {
      template: 'message',
      parameters: { from_name: 'Website', from_email: replyTo, subject, message: text, to_email: to },
    },
  };
}

/**
 * Replaces a mark by its link. Of marks in words the last counts, because a name before it can read like the mark. An address
 * is always ours: no typed text has its quotes.
 */
export function withLink(mail: Mail, mark: string, link: string): Mail {
  const filled = (words: string, from = mark, as = link) => {
    const at = words.lastIndexOf(from);
    return at < 0 ? words : words.slice(0, at) + as + words.slice(at + from.length);
  };
  const escaped = escapeHtml(link);
  const { text, html, ...message } = mail.message;
  const { parameters } = mail.emailService;
  return {
    ...mail,
    message: {
      ...message,
      text: filled(text),
      html: filled(
        html.replaceAll(`href="${mark}"`, () => `href="${escaped}"`),
        // A long mark wraps, as a link does.
        addressHtml(mark),
        addressHtml(link),
      ),
    },
    emailService: {
      ...mail.emailService,
      parameters: { ...parameters, message: filled(parameters.message ?? '') },
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
const headerBreaks = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Gives text without characters that end a header line, and without words that email programs decode (RFC 2047). */
export function oneLine(text: string): string {
  return text.replaceAll(headerBreaks, ' ').replaceAll('=?', '= ?').trim();
}
