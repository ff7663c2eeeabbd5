/** Scripts with marks such as vowel signs: each mark belongs to its script and is a mark as well. */
const scriptsWithMarks = [
  ...['Arabic', 'Balinese', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Greek', 'Gujarati', 'Gurmukhi', 'Hangul'],
  ...['Hebrew', 'Hiragana', 'Javanese', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Mongolian', 'Myanmar', 'Nko', 'Oriya'],
  ...['Sinhala', 'Syriac', 'Tagalog', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
] as const;

const unicode = Array.from({ length: 0x1_1000 }, (_, code) => String.fromCodePoint(code));

/** Gives letters and marks by script: two of each; scripts without marks get the marks that all scripts share. */
export const syllables: ReadonlyMap<string, string> = new Map(
  scriptsWithMarks.map((script) => {
    const inScript = unicode.filter((character) => new RegExp(`^\\p{Script=${script}}$`, 'u').test(character));
    const letter = inScript.find((character) => /\p{L}/u.test(character)) ?? '';
    const marks = [...inScript.filter((character) => /\p{M}/u.test(character)), '\u0301'].slice(0, 2);
    return [script, letter + marks.join('')];
  }),
);

const longestWord = 8;

/**
 * First names on which an expression with two readings of a mark takes ages, the shorter ones first. Each has one or two words
 * of syllables with two marks, and at the end a sign that names never have.
 */
export const hostileNames: readonly string[] = Array.from({ length: longestWord }, (_, index) => index + 1).flatMap(
  (length) =>
    [...syllables.values()].flatMap((syllable) => {
      const word = syllable.repeat(length);
      return [`${word}!`, `${word} ${word}!`, `${word}-${word}!`];
    }),
);
