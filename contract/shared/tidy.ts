// Cleans up what people type, paste and dictate before it is checked: in the schemas of the contract, and in the forms when a
// field is left. Every function here is idempotent.

// Characters that people copy along and that mean nothing at the edge of a text: soft hyphen, zero-width space, word joiner,
// byte order mark. The two joiners of letters are not among them: words of Persian and Malayalam can end with one.
const empty = '\\u00ad\\u180e\\u200b\\u2060-\\u2064\\ufeff';
// These marks change the direction of text. In a text of several lines they come in pairs.
const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const anyUnseen = new RegExp(`[${empty}${turning}\\u200c\\u200d]`, 'g');
const emptyStart = new RegExp(`^[\\s${empty}]+`);
const emptyEnd = new RegExp(`([^\\s${empty}])[\\s${empty}]+$`);
const unseenStart = new RegExp(`^[\\s${empty}${turning}]+`);
const unseenEnd = new RegExp(`([^\\s${empty}${turning}])[\\s${empty}${turning}]+$`);
/** A visible character. Only Unicode calls the blank of Braille visible. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;
/** Longer texts are not cleaned up: their length is refused anyway. */
const longest = 4096;

/** Gives a text without blanks and empty characters at its ends; an empty one if no character is visible. */
export function tidyText(value: string): string {
  return visible.test(value) ? value.replace(emptyStart, '').replace(emptyEnd, '$1') : '';
}

/** Gives a text of one line, which also needs no direction marks at its ends. */
export function tidyLine(value: string): string {
  return visible.test(value) ? value.replace(unseenStart, '').replace(unseenEnd, '$1') : '';
}

/** Gives the email address that was meant: without the name, the brackets, `mailto:` and the punctuation around it. */
export function tidyEmail(value: string): string {
  if (value.length > longest) return value;
  const typed = tidyLine(value.replace(anyUnseen, '').normalize('NFKC'));
  const [, name = '', named = ''] = /^([^<>]*)<([^<>@]+@[^<>@]+)>[\s.,;]*$/.exec(typed) ?? [];
  // Email programs repeat an address as its name. With a different address there, the text does not tell which is meant.
  const isTold = !name.includes('@') || name.replaceAll(/[\s"']/g, '').toLowerCase() === named.toLowerCase();
  const address = (isTold && named ? named : typed)
    .replace(/^mailto:([^@]*@[^?]*)(?:\?.*)?$/i, '$1')
    .replace(/^[\s"(<[,;:]+/, '')
    .replace(/([^\s.,;:>)\]"])[\s.,;:>)\]"]+$/, '$1');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : typed;
}

// A name with a dot, before the path: `linkedin.com/in/ada`.
const hostFirst = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?=$|[/?#]|:\d)/u;
// The visitor has typed a file name.
const fileName = /^[^/]+\.(?:pdf|docx?|odt|rtf|txt)$/i;

/** Gives the link that was meant: with `https://` if no scheme was typed, and without the punctuation around it. */
export function tidyLink(value: string): string {
  if (value.length > longest) return value;
  const link = tidyLine(value.replace(anyUnseen, ''))
    .replace(/^[\s"<]+/, '')
    .replace(/([^\s"<>.,;])[\s"<>.,;]+$/, '$1');
  return hostFirst.test(link) && !fileName.test(link) ? `https://${link}` : link;
}

/** Gives a phone number without `tel:`, the kind of number, and marks that telephones copy along. */
export function tidyPhone(value: string): string {
  if (value.length > longest) return value;
  return tidyLine(asciiDigits(value.replace(anyUnseen, '').normalize('NFKC')))
    .replace(/^(?:tel(?:ephone)?|phone|mobile|mob|cell|whatsapp)\b[\s.:]*/i, '')
    .replaceAll(/\([^()\d]*\)/g, '')
    .trim();
}

/** Gives a text with the digits of every script as ASCII digits: ٣, ३ and ３ become 3. */
export function asciiDigits(value: string): string {
  return value.replaceAll(/\p{Nd}/gu, (digit) => {
    // The ten digits of each script stand in a row, from zero on.
    const code = digit.codePointAt(0) ?? 0;
    let nought = code;
    while (isDigit(nought - 1)) nought -= 1;
    return String((code - nought) % 10);
  });
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
