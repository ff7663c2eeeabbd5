import type { Mail, MailReaders, MailTemplate } from '@ohmbridge/contract/mail/mail';

// The words of mails: fields under labels for the office and for admins, letters for people outside. Any part can come from a
// visitor, so no part is trusted.

/** The content of a mail: a heading, and the sent fields under their labels. Empty fields are left out. */
export interface MailContent {
  subject: string;
  heading: string;
  fields: readonly (readonly [label: string, value: string | undefined])[];
}

export function mailMessage(content: MailContent): { subject: string; text: string; html: string } {
  const sent = content.fields.filter((field): field is readonly [string, string] => Boolean(field[1]));
  return {
    subject: oneLine(content.subject),
    text: textBody(content.heading, sent),
    html: htmlBody(content.heading, sent),
  };
}

function textBody(heading: string, fields: (readonly [string, string])[]): string {
  const lines = fields.map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`));
  return `${[heading, ...lines].join('\n\n')}\n`;
}

function htmlBody(heading: string, fields: (readonly [string, string])[]): string {
  const rows = fields.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${labelStyle}">${escapeHtml(label)}</th><td style="${valueStyle}">${escapeHtml(value)}</td></tr>`,
  );
  return htmlPage(
    heading,
    `<h1 style="font-size: 20px">${escapeHtml(heading)}</h1>
<table style="border-collapse: collapse">
${rows.join('\n')}
</table>`,
  );
}

function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="font-family: Arial, sans-serif; color: #1b1f24">
${content}
</body>
</html>
`;
}

const labelStyle = 'padding: 6px 24px 6px 0; text-align: left; vertical-align: top; font-weight: bold';
const valueStyle = 'padding: 6px 0; white-space: pre-wrap; overflow-wrap: anywhere';

/** Gives a mail of the website to one admin. An answer goes to that admin, because no one reads the mailbox of the website. */
export function siteMail(template: MailTemplate, to: string, content: MailContent): Mail {
  const message = mailMessage(content);
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

/** Gives a letter to one person. Blank lines separate paragraphs; an address that is a whole paragraph becomes a link. */
export function letterTo(
  to: string,
  replyTo: string,
  letter: { subject: string; text: string },
  readers: MailReaders = 'hiring',
): Mail & { emailService: { template: 'message' } } {
  const subject = oneLine(letter.subject);
  const paragraphs = letter.text.split(/\n{2,}/).map((paragraph) => {
    const words = escapeHtml(paragraph);
    return `<p style="white-space: pre-wrap; overflow-wrap: anywhere">${isLink(paragraph) ? `<a href="${words}">${words}</a>` : words}</p>`;
  });
  return {
    readers,
    to: [to],
    replyTo: { name: '', address: replyTo },
    message: {
      subject,
      text: `${letter.text}\n`,
      html: htmlPage(subject, paragraphs.join('\n')),
    },
    emailService: {
      template: 'message',
      parameters: { from_name: 'Website', from_email: replyTo, subject, message: letter.text, to_email: to },
    },
  };
}

/** Tells whether a paragraph is an address, or the mark that an address replaces as the mail leaves. */
const isLink = (paragraph: string) => /^(?:https?:\/\/\S+|\{\{[a-z-]+\}\})$/.test(paragraph);

/**
 * Replaces a mark by its link. The last mark counts, because a name before it can read like the mark. The HTML of a letter has
 * the mark twice: as the address, and as the words.
 */
export function withLink(mail: Mail, mark: string, link: string): Mail {
  const filled = (words: string, place: string, as: string) => {
    const at = words.lastIndexOf(place);
    return at < 0 ? words : words.slice(0, at) + as + words.slice(at + place.length);
  };
  const { text, html, ...message } = mail.message;
  const { parameters } = mail.emailService;
  const anchor = (address: string) => `<a href="${address}">${address}</a>`;
  const inHtml = (as: string) => (html.includes(anchor(mark)) ? anchor(as) : as);
  return {
    ...mail,
    message: {
      ...message,
      text: filled(text, mark, link),
      html: filled(html, inHtml(mark), inHtml(escapeHtml(link))),
    },
    emailService: {
      ...mail.emailService,
      parameters: { ...parameters, message: filled(parameters.message ?? '', mark, link) },
    },
  };
}

/** Gives text as HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
const headerBreaks = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** Gives text without characters that end a header line, and without words that mail programs decode (RFC 2047). */
export function oneLine(text: string): string {
  return text.replaceAll(headerBreaks, ' ').replaceAll('=?', '= ?').trim();
}
