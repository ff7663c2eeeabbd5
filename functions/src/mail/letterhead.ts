import { identity } from '@site/contract/firm/identity';
import { look, mark } from '@site/contract/firm/look';
import { months } from '@site/contract/shared/time';

// The HTML of every email: the firm's mark and name over an accent rule, the content, and the title block. The email program
// chooses the colours of text and ground, light or dark; the accent rule and button suit both. Nothing is fetched, and the
// email can be read without styles. Gmail and Outlook leave the mark out, because they show no SVG.

const { accent, ink } = look;

const styles = {
  body: 'margin: 0; padding: 24px 16px; color-scheme: light dark; font: 16px/1.5 Arial, sans-serif; overflow-wrap: anywhere',
  page: 'max-width: 600px; margin: 0 auto',
  head: `margin: 0 0 28px; padding-bottom: 12px; border-bottom: 3px solid ${accent}`,
  mark: 'vertical-align: middle; margin-right: 4px',
  name: 'font-size: 17px; letter-spacing: 0.06em; text-transform: uppercase',
  field: 'font-size: 14px',
  heading: 'margin: 0 0 20px; font-size: 22px; line-height: 1.25',
  paragraph: 'margin: 0 0 16px',
  lead: 'margin: 0 0 4px',
  // The second line of an item begins below the text of the first.
  item: 'display: inline-block; padding: 0 0 4px 0.85em; text-indent: -0.85em',
  code: 'margin: 0 0 16px; font: bold 28px/1.5 monospace; letter-spacing: 0.15em',
  button: `display: inline-block; padding: 12px 20px; border-radius: 3px; background: ${accent}; color: ${ink}; font-weight: bold; text-decoration: none`,
  address: 'margin: 0 0 20px; font-size: 14px',
  // The blue of some programs cannot be read on a dark ground.
  link: 'color: inherit; text-decoration: underline',
  label: 'font-size: 14px',
  titleBlock: 'margin: 32px 0 0; padding: 10px 12px; border: 1px solid #8896a5; font: 13px/1.5 monospace',
};

const markShapes = mark.map(({ path, colour, line }) => {
  const tone = colour === 'text' ? 'currentColor' : accent;
  return `<path d="${path}" ${line === undefined ? `fill="${tone}"` : `fill="none" stroke="${tone}" stroke-width="${line}"`}/>`;
});
const markSvg = `<svg style="${styles.mark}" width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">${markShapes.join('')}</svg>`;

/** Puts content, which is HTML, on the letterhead. The title and the lines of the title block are text. */
export function letterhead(title: string, content: string, titleBlock: readonly string[] = []): string {
  const block = `<p style="${styles.titleBlock}">${titleBlock.map(escapeHtml).join('<br>')}</p>\n`;
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
<p style="${styles.head}">${markSvg} <strong style="${styles.name}">${escapeHtml(identity.shortName)}</strong> <span style="${styles.field}">${escapeHtml(identity.field)}</span></p>
${content}
${titleBlock.length > 0 ? block : ''}</div>
</body>
</html>
`;
}

/** A heading. Its letters are large without styles, so any email address in it can wrap, and wraps earlier. */
export const headingHtml = (text: string): string =>
  `<h1 style="${styles.heading}">${wrapped(text, /(\S{25,}|\S+@\S+)/, 16)}</h1>`;

/** A paragraph, close to the link that follows it, if one does; digits alone are a code, which the reader has to type. */
export function paragraphHtml(text: string, isBeforeLink = false): string {
  const style = isBeforeLink ? styles.lead : styles.paragraph;
  return `<p style="${/^\d{6}$/.test(text) ? styles.code : style}">${linesHtml(text, letterLineHtml)}</p>`;
}

/** A line of a letter. An address, such as the place of an interview, is a link; an item of a list is indented. */
function letterLineHtml(line: string): string {
  if (isAddress(line)) return anchor(line);
  return line.startsWith('– ') ? `<span style="${styles.item}">${wordsHtml(line)}</span>` : wordsHtml(line);
}

/** Text whose long words, such as an email address, also wrap on a narrow screen without styles. */
const wordsHtml = (text: string) => wrapped(text, /(\S{25,})/);

const wrapped = (text: string, longWord: RegExp, longest?: keyof typeof partsOf) =>
  text
    .split(longWord)
    .map((part, index) => (index % 2 === 1 ? addressHtml(part, longest) : datesUnbroken(escapeHtml(part))))
    .join('');

const date = new RegExp(String.raw`\b\d{1,2} (?:${months.join('|')})\b(?: (?=\d{4}\b))?`, 'g');

/** Keeps the parts of a date on one line. */
const datesUnbroken = (text: string) => text.replaceAll(date, (words) => words.replaceAll(' ', '\u00a0'));

/** Lines of text, in HTML that keeps them apart without styles. */
const linesHtml = (text: string, lineHtml = wordsHtml) => text.split('\n').map(lineHtml).join('<br>');

/** An address as a link, below a button if the link has a label. */
export function linkHtml(address: string, label?: string): string {
  const button = label && `<p><a style="${styles.button}" href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>\n`;
  return `${button ?? ''}<p style="${styles.address}">${anchor(address)}</p>`;
}

const anchor = (address: string) =>
  `<a style="${styles.link}" href="${escapeHtml(address)}">${addressHtml(address)}</a>`;

/** Gives an expression for the parts of an address with the signs after them. A part has `longest` letters at most. */
const addressParts = (longest: number) =>
  new RegExp(`https?://[^/?#&]{1,${longest}}[/?#&]*|[^/?#&.@-]{1,${longest}}[/?#&.@-]*|[/?#&.@-]+`, 'gu');
const partsOf = { 16: addressParts(16), 24: addressParts(24) } as const;

/** The words of an address, which also wrap on a narrow screen without styles: after the signs between them, if possible. */
export function addressHtml(address: string, longest: keyof typeof partsOf = 24): string {
  if (address.length <= longest) return escapeHtml(address);
  return (address.match(partsOf[longest]) ?? []).map(escapeHtml).join('<wbr>');
}

/**
 * Fields under their labels. The field with the label `button` is a link, and so is a line that is an address, if `hasLinks`.
 */
export function fieldsHtml(
  fields: readonly (readonly [label: string, value: string])[],
  { button, hasLinks = false }: { button?: string | undefined; hasLinks?: boolean } = {},
): string {
  const lineHtml = (line: string) => (hasLinks && isAddress(line) ? anchor(line) : wordsHtml(line));
  const field = (label: string, value: string) =>
    `<p style="${styles.paragraph}"><strong style="${styles.label}">${escapeHtml(label)}</strong><br>${linesHtml(value, lineHtml)}</p>`;
  return fields.map(([label, value]) => (label === button ? linkHtml(value, label) : field(label, value))).join('\n');
}

/** Tells whether text is an address, or the mark that an address replaces as the email leaves. */
export const isAddress = (text: string): boolean => /^(?:https?:\/\/\S+|\{\{[a-z-]+\}\})$/.test(text);

/** Gives text as HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
