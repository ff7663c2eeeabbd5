import { createContext, Script } from 'node:vm';
import { syllables } from '../../functions/src/test-support/hostile-names.ts';

/** An expression in its written form. */
export interface Pattern {
  source: string;
  flags: string;
}

/** The most processor time that an expression can take for a text. */
export const mostMilliseconds = 50;

const longestText = 64 * 1024;
const repeats = 24;

// The syntax of groups and counts.
const structure = /\(\?(?:[:=!]|<[=!]|<\w+>)|(?<!\\[pPu])\{\d+,?\d*\}/g;
// A class, a property, an escape, or a literal character.
const part = /\[(?:\\.|[^\]\\])+\]|\\p\{[^}]+\}|\\u\{[^}]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[^()|*+?{}^$[\]\\]/giu;
const literals = /(?:[\w <>="/:-]|\\[/.])+/g;
const notLiteral = /\\[pP]\{[^}]+\}|\[(?:\\.|[^\]\\])+\]|\\[a-zA-Z]/g;

const characters = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...Array.from('éΩя中½٣☺😀\u00a0\u2028\u200b\u00ad\ud800'),
  ...Array.from([...syllables.values()].join('')),
];

/**
 * Gives the seeds of texts for an expression. The seeds are the words in the expression, and one character of each kind that it
 * distinguishes. The characters that match most parts come first, because an expression can read them in several ways.
 */
function seedsOf({ source, flags }: Pattern): { letters: string[]; words: string[]; stranger: string } {
  const content = source.replaceAll(structure, '(');
  const words = (content.replaceAll(notLiteral, '|').match(literals) ?? []).filter((one) => one.length > 1);
  // The letters of such a word only match together.
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), content);
  const parts = [...new Set(others.match(part))].flatMap((one) => compiled(`^${one}$`, flags.replaceAll(/[gy]/g, '')));
  const kinds = new Map<string, string>();
  for (const character of [...characters, ...Array.from(content)]) {
    const takenBy = parts.map((one) => (one.test(character) ? 1 : 0)).join('');
    if (!kinds.has(takenBy)) kinds.set(takenBy, character);
  }
  const letters = [...kinds]
    .toSorted(([one], [other]) => other.split('1').length - one.split('1').length)
    .map(([, character]) => character);
  const plainWords = new Set(words.map((one) => one.replaceAll('\\', '')));
  return { letters, words: [...plainWords].slice(0, 3), stranger: letters.at(-1) ?? '' };
}

function compiled(source: string, flags: string): RegExp[] {
  try {
    return [new RegExp(source, flags)];
  } catch {
    // The piece is a fragment, such as the end of a quantifier.
    return [];
  }
}

/**
 * Tells whether an expression repeats a part of itself. Without a repeat, the time at one place does not depend on the length
 * of the text.
 */
const hasQuantifier = ({ source }: Pattern) =>
  /[*+?{]/.test(source.replaceAll(/\\p\{[^}]+\}|\\u\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])+\]|\(\?/gi, ''));

/**
 * Grows texts for an expression. A text repeats a word of a few seeds, alone or on both sides of another seed. Its end does not
 * match. Short texts are enough to multiply the ways of reading. Long texts are for expressions that start again at each
 * character. An expression without quantifiers gets shorter words.
 * @param longest the length of the longest text that the expression reads
 */
export function grownTexts(pattern: Pattern, longest = longestText): string[] {
  const { letters, words, stranger } = seedsOf(pattern);
  const seeds = [...words, ...letters.slice(0, 6)];
  // A seed that does not match also begins a text, so that the expression does not match at once.
  const starts = ['', stranger, ...words];
  const wordLength = hasQuantifier(pattern) ? 3 : 2;
  const runs = wordsOf(seeds, wordLength).flatMap(repeated);
  const texts = [
    ...runs.flatMap((run) => [...starts.map((start) => start + run), ...seeds.map((seed) => run + seed + run)]),
    ...wordsOf([...words.slice(0, 1), ...letters.slice(0, 6)], wordLength + 1).flatMap(repeated),
    ...starts.flatMap((start) => seeds.map((seed) => start + seed.repeat(longest / seed.length))),
    ...starts.flatMap((start) =>
      wordsOf(seeds, wordLength - 1).map((word) => start + word.repeat(longest / 4 / word.length)),
    ),
  ];
  return texts.map((text) => text.slice(0, longest - stranger.length) + stranger);
}

/** Repeats a word this many times, or until the text has this many characters. */
const repeated = (word: string) => [word.repeat(repeats), word.repeat(Math.ceil(repeats / word.length))];

/** Gives all words of at most this many seeds. */
function wordsOf(seeds: readonly string[], most: number): string[] {
  if (most === 0) return [''];
  return [...new Set(wordsOf(seeds, most - 1).flatMap((word) => [word, ...seeds.map((seed) => word + seed)]))].filter(
    (word) => word !== '' || most > 1,
  );
}

// A time limit stops a hanging expression only in a separate context.
const firstLimit = { timeout: 250 };
/** A busy machine may need seconds to give the test 50 ms of processor time. */
const patientLimit = { timeout: 2000 };
const script = new Script(`
  const read = (text) => {
    expression.lastIndex = 0;
    expression.global ? text.replaceAll(expression, '') : expression.test(text);
  };
  /** Reads texts until one seems to take too long. */
  const readOn = () => {
    for (at += 1; at < texts.length; at += 1) {
      const begin = now();
      read(texts[at]);
      if (now() - begin > most) return;
    }
  };
`);
const [readOn, readOne] = [new Script('readOn()'), new Script('read(text)')];

/** Gives a text for which an expression takes too long; `undefined` if the grown texts contain none. */
export function slowText({ source, flags }: Pattern, longest?: number): string | undefined {
  const texts = grownTexts({ source, flags }, longest);
  const state = { expression: new RegExp(source, flags), texts, text: '', at: -1, most: mostMilliseconds };
  const context = createContext({ ...state, now: () => performance.now() }) as typeof state;
  script.runInContext(context);
  /** Gives the processor time that a script takes until its limit. */
  const timeOf = (what: Script, limit: { timeout: number }) => {
    const before = process.threadCpuUsage();
    const isDone = runInTime(() => what.runInContext(context, limit));
    const { user, system } = process.threadCpuUsage(before);
    return { isDone, milliseconds: (user + system) / 1000 };
  };
  const isSlow = () => {
    const { isDone, milliseconds } = timeOf(readOne, firstLimit);
    if (isDone || milliseconds > mostMilliseconds) return milliseconds > mostMilliseconds;
    return timeOf(readOne, patientLimit).milliseconds > mostMilliseconds;
  };
  while (true) {
    timeOf(readOn, firstLimit);
    const text = texts[context.at];
    if (text === undefined) return undefined;
    // The text is passed again, because a time limit can end `readOn` between two texts.
    context.text = text;
    // The machine may have been busy, so a text counts only if it needs as much processor time each time.
    if (isSlow() && isSlow()) return text;
  }
}

/** Runs code with a time limit. Tells whether the code reached its end. */
function runInTime(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
}
