import type { Mail, MailReaders } from '@ohmbridge/contract/mail/mail';

/** The content of a mail: a heading, and the sent fields under their labels. Empty ones are left out. */
export interface MailContent {
  subject: string;
  heading: string;
  fields: readonly (readonly [label: string, value: string | undefined])[];
}

/** The subject and both bodies of a mail. Everything in `content` may come from a visitor, and none of it is trusted. */
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
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font-family: Arial, sans-serif; color: #1b1f24">
<h1 style="font-size: 20px">${escapeHtml(heading)}</h1>
<table style="border-collapse: collapse">
${rows.join('\n')}
</table>
</body>
</html>
`;
}

const labelStyle = 'padding: 6px 24px 6px 0; text-align: left; vertical-align: top; font-weight: bold';
const valueStyle = 'padding: 6px 0; white-space: pre-wrap; overflow-wrap: anywhere';

/** A letter to one person: paragraphs, which a blank line parts. An address in a line of its own becomes a link. */
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
      html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: Arial, sans-serif; color: #1b1f24">
${paragraphs.join('\n')}
</body>
</html>
`,
    },
    emailService: {
      template: 'message',
      parameters: { from_name: 'Website', from_email: replyTo, subject, message: letter.text, to_email: to },
    },
  };
}

/** An address, or the mark that one takes the place of when the mail leaves. */
const isLink = (paragraph: string) => /^(?:https?:\/\/\S+|\{\{[a-z-]+\}\})$/.test(paragraph);

/** Text as HTML that shows exactly that text. */
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

/** Text without anything that could end a header line, or that mail programs would decode into something else (RFC 2047). */
export function oneLine(text: string): string {
  return text.replaceAll(headerBreaks, ' ').replaceAll('=?', '= ?').trim();
}
