// What people type, paste and dictate, put in order before it is judged: by the schemas of the contract, and by the forms
// when a field is left. Whatever a function here makes, it leaves alone the next time.

// Characters that are copied along and mean nothing at the edge of a text: soft hyphen, zero-width space, joiner of words, byte
// order mark. The two joiners of letters are not among them: words of Persian and Malayalam can end with one.
const empty = '\\u00ad\\u180e\\u200b\\u2060-\\u2064\\ufeff';
// They turn the text around them. In a text of several lines a pair of them belongs together.
const turning = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const anyUnseen = new RegExp(`[${empty}${turning}\\u200c\\u200d]`, 'g');
const emptyStart = new RegExp(`^[\\s${empty}]+`);
const emptyEnd = new RegExp(`([^\\s${empty}])[\\s${empty}]+$`);
const unseenStart = new RegExp(`^[\\s${empty}${turning}]+`);
const unseenEnd = new RegExp(`([^\\s${empty}${turning}])[\\s${empty}${turning}]+$`);
/** A character that can be seen. The blank of Braille is one to Unicode only. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;
/** Nothing that is put in order is longer, and what is longer is refused for its length. */
const longest = 4096;

/** A text without blanks and empty characters at its ends; an empty one where nothing in it can be seen. */
export function tidyText(value: string): string {
  return visible.test(value) ? value.replace(emptyStart, '').replace(emptyEnd, '$1') : '';
}

/** A text of one line, which has no use for marks of direction at its ends either. */
export function tidyLine(value: string): string {
  return visible.test(value) ? value.replace(unseenStart, '').replace(unseenEnd, '$1') : '';
}

/** An email address as it is meant: without the name, the brackets, `mailto:` and the punctuation around it. */
export function tidyEmail(value: string): string {
  if (value.length > longest) return value;
  const typed = tidyLine(value.replace(anyUnseen, '').normalize('NFKC'));
  const [, name = '', named = ''] = /^([^<>]*)<([^<>@]+@[^<>@]+)>[\s.,;]*$/.exec(typed) ?? [];
  // Mail programs repeat an address for its name. With another one there, nobody can tell which is meant.
  const isTold = !name.includes('@') || name.replaceAll(/[\s"']/g, '').toLowerCase() === named.toLowerCase();
  const address = (isTold && named ? named : typed)
    .replace(/^mailto:([^@]*@[^?]*)(?:\?.*)?$/i, '$1')
    .replace(/^[\s"(<[,;:]+/, '')
    .replace(/([^\s.,;:>)\]"])[\s.,;:>)\]"]+$/, '$1');
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : typed;
}

// A name with a dot in it, as far as the path: `linkedin.com/in/ada`.
const hostFirst = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}(?=$|[/?#]|:\d)/u;
// Somebody has typed what their file is called.
const fileName = /^[^/]+\.(?:pdf|docx?|odt|rtf|txt)$/i;

/** A link as it is meant: with `https://` where no scheme was typed, and without the punctuation around it. */
export function tidyLink(value: string): string {
  if (value.length > longest) return value;
  const link = tidyLine(value.replace(anyUnseen, ''))
    .replace(/^[\s"<]+/, '')
    .replace(/([^\s"<>.,;])[\s"<>.,;]+$/, '$1');
  return hostFirst.test(link) && !fileName.test(link) ? `https://${link}` : link;
}

/** A phone number without what is around it: `tel:`, what kind of number it is, and marks that telephones copy along. */
export function tidyPhone(value: string): string {
  if (value.length > longest) return value;
  return tidyLine(asciiDigits(value.replace(anyUnseen, '').normalize('NFKC')))
    .replace(/^(?:tel(?:ephone)?|phone|mobile|mob|cell|whatsapp)\b[\s.:]*/i, '')
    .replaceAll(/\([^()\d]*\)/g, '')
    .trim();
}

/** A text in which the digits of every script are those of ASCII: ٣, ३ and ３ are 3. */
export function asciiDigits(value: string): string {
  return value.replaceAll(/\p{Nd}/gu, (digit) => {
    // Each script has its ten digits in a row, from nought on.
    const code = digit.codePointAt(0) ?? 0;
    let nought = code;
    while (isDigit(nought - 1)) nought -= 1;
    return String((code - nought) % 10);
  });
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
