import { identity } from '@site/contract/firm/identity';
import { look } from '@site/contract/firm/look';

// The HTML of every email: the firm's name over an accent rule, the content, and a title block with the reference. The mail
// program chooses the colours of text and ground, light or dark; the accent rule and button suit both. Nothing is fetched, and
// the email can be read without styles.

const { accent, ink } = look;

const styles = {
  body: 'margin: 0; padding: 24px 16px; color-scheme: light dark; font: 16px/1.5 Arial, sans-serif; overflow-wrap: anywhere',
  page: 'max-width: 600px; margin: 0 auto',
  head: `margin: 0 0 28px; padding-bottom: 12px; border-bottom: 3px solid ${accent}`,
  name: 'font-size: 18px; letter-spacing: 0.1em; text-transform: uppercase',
  heading: 'margin: 0 0 20px; font-size: 22px; line-height: 1.25',
  paragraph: 'margin: 0 0 16px; white-space: pre-wrap',
  code: 'margin: 0 0 16px; font: bold 28px/1.5 monospace; letter-spacing: 0.15em',
  button: `display: inline-block; padding: 12px 20px; border-radius: 3px; background: ${accent}; color: ${ink}; font-weight: bold; text-decoration: none`,
  address: 'margin: 0 0 20px; font-size: 14px',
  label: 'font-size: 14px',
  titleBlock: 'margin: 32px 0 0; padding: 10px 12px; border: 1px solid #8896a5; font: 13px/1.5 monospace',
};

/** Puts content, which is HTML, on the letterhead. The title and the reference are text. */
export function letterhead(title: string, content: string, reference?: string): string {
  const titleBlock =
    reference &&
    `<p style="${styles.titleBlock}">${escapeHtml(identity.name)}<br>Reference ${escapeHtml(reference)}</p>\n`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.page}">
<p style="${styles.head}"><strong style="${styles.name}">${escapeHtml(identity.shortName)}</strong> ${escapeHtml(identity.field)}</p>
${content}
${titleBlock ?? ''}</div>
</body>
</html>
`;
}

export const headingHtml = (text: string): string => `<h1 style="${styles.heading}">${escapeHtml(text)}</h1>`;

/** A paragraph; digits alone are a code, which the reader has to type. */
export function paragraphHtml(text: string): string {
  return `<p style="${/^\d{6}$/.test(text) ? styles.code : styles.paragraph}">${escapeHtml(text)}</p>`;
}

/** An address as a link, below a button if the link has a label. */
export function linkHtml(address: string, label?: string): string {
  const words = escapeHtml(address);
  const button = label && `<p><a style="${styles.button}" href="${words}">${escapeHtml(label)}</a></p>\n`;
  return `${button ?? ''}<p style="${styles.address}"><a href="${words}">${words}</a></p>`;
}

/** Fields under their labels. The field with the label `button` is a link. */
export function fieldsHtml(fields: readonly (readonly [label: string, value: string])[], button?: string): string {
  const field = (label: string, value: string) =>
    `<p style="${styles.paragraph}"><strong style="${styles.label}">${escapeHtml(label)}</strong><br>${escapeHtml(value)}</p>`;
  return fields.map(([label, value]) => (label === button ? linkHtml(value, label) : field(label, value))).join('\n');
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
