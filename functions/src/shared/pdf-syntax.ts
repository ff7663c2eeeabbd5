// The part of the PDF syntax that encryption needs (ISO 32000-1, 7.3).

/** A number, a name with its slash, or a reference, all as written; a string as its bytes; or a collection of others. */
export type PdfObject = string | Buffer | PdfObject[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfObject>;

const token = /[\s\0]*(<<|>>|[[\]]|<[\da-f\s]*>|\(|\/?[^\s\0()<>[\]{}/%]+)/iy;

/** Reads the dictionary at the beginning of a text; `undefined` if the text does not begin with a whole one. */
export function readDictionary(text: string): PdfDictionary | undefined {
  const reader = new RegExp(token);
  /** The contents of the dictionaries and arrays that are still open, the innermost last. */
  const open: PdfObject[][] = [];
  for (;;) {
    const word = reader.exec(text)?.[1];
    if (word === undefined) return undefined;
    if (word === '<<' || word === '[') {
      open.push([]);
      continue;
    }
    const items = open.at(-1);
    if (!items) return undefined;
    if (word === '>>' || word === ']') {
      open.pop();
      const closed = word === '>>' ? dictionaryOf(items) : items;
      const outer = open.at(-1);
      if (!outer) return closed instanceof Map ? closed : undefined;
      outer.push(closed);
    } else if (word === '(') {
      const end = endOfString(text, reader.lastIndex);
      items.push(stringOf(text.slice(reader.lastIndex, end)));
      reader.lastIndex = end + 1;
    } else if (word.startsWith('<')) {
      const digits = word.replaceAll(/[^\da-f]/gi, '');
      items.push(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
    } else if (word === 'R') {
      const [number, generation] = items.splice(-2);
      if (typeof number !== 'string' || typeof generation !== 'string') return undefined;
      items.push(`${number} ${generation} R`);
    } else {
      items.push(word);
    }
  }
}

function dictionaryOf(items: readonly PdfObject[]): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  for (let index = 0; index + 1 < items.length; index += 2) {
    const [name, value] = [items[index], items[index + 1]];
    if (typeof name === 'string' && value !== undefined) dictionary.set(name.slice(1), value);
  }
  return dictionary;
}

/** Finds the bracket that closes a string. Brackets in a string come in pairs, or after a backslash. */
function endOfString(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function stringOf(written: string): Buffer {
  const text = written.replaceAll(
    /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))|\r\n?/g,
    (_whole, octal: string | undefined, letter: string | undefined) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
      // Every kind of line break becomes a line feed, and disappears after a backslash.
      if (letter === undefined) return '\n';
      return /[\r\n]/.test(letter) ? '' : (escapes[letter] ?? letter);
    },
  );
  return Buffer.from(text, 'latin1');
}
