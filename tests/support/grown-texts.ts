import { createContext, Script } from 'node:vm';
import { syllables } from '../../functions/src/test-support/hostile-names.ts';

/** An expression, as it is written. */
export interface Pattern {
  source: string;
  flags: string;
}

/** More processor time than that no expression may take for a text. */
export const mostMilliseconds = 50;

const longestText = 64 * 1024;
const repeats = 24;

// What says how parts belong together, and how often they come.
const structure = /\(\?(?:[:=!]|<[=!]|<\w+>)|(?<!\\[pPu])\{\d+,?\d*\}/g;
// A class, a property, an escape, or one letter that stands for itself.
const part = /\[(?:\\.|[^\]\\])+\]|\\p\{[^}]+\}|\\u\{[^}]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[^()|*+?{}^$[\]\\]/giu;
const literals = /(?:[\w <>="/:-]|\\[/.])+/g;
const notLiteral = /\\[pP]\{[^}]+\}|\[(?:\\.|[^\]\\])+\]|\\[a-zA-Z]/g;

const characters = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...Array.from('éΩя中½٣☺😀\u00a0\u2028\u200b\u00ad\ud800'),
  ...Array.from([...syllables.values()].join('')),
];

/**
 * Out of what texts for an expression are grown: one character of each kind that it tells apart, those first that most of its
 * parts take, because these can be read in several ways; and the words that stand in it.
 */
function seedsOf({ source, flags }: Pattern): { letters: string[]; words: string[]; stranger: string } {
  const content = source.replaceAll(structure, '(');
  const words = (content.replaceAll(notLiteral, '|').match(literals) ?? []).filter((one) => one.length > 1);
  // Their letters count only together.
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
    // Half of something, such as the end of a quantifier.
    return [];
  }
}

/**
 * Texts that are grown for an expression: all words of a few of its seeds, repeated, once or on both sides of another seed,
 * with an end that it does not take. Readings multiply already in short ones; long ones are for those that are read anew from
 * each of their characters.
 * @param longest how long a text can be that it meets
 */
export function grownTexts(pattern: Pattern, longest = longestText): string[] {
  const { letters, words, stranger } = seedsOf(pattern);
  const seeds = [...words, ...letters.slice(0, 6)];
  // What it does not take may also stand at the beginning, so that a text is not read at once.
  const starts = ['', stranger, ...words];
  const runs = wordsOf(seeds, 3).flatMap(repeated);
  const texts = [
    ...runs.flatMap((run) => [...starts.map((start) => start + run), ...seeds.map((seed) => run + seed + run)]),
    ...wordsOf([...words.slice(0, 1), ...letters.slice(0, 6)], 4).flatMap(repeated),
    ...starts.flatMap((start) => seeds.map((seed) => start + seed.repeat(longest / seed.length))),
    ...starts.flatMap((start) => wordsOf(seeds, 2).map((word) => start + word.repeat(longest / 4 / word.length))),
  ];
  return texts.map((text) => text.slice(0, longest - stranger.length) + stranger);
}

/** A word as often as counts, or as often as it fits into so many characters. */
const repeated = (word: string) => [word.repeat(repeats), word.repeat(Math.ceil(repeats / word.length))];

/** All words of so many seeds or fewer. */
function wordsOf(seeds: readonly string[], most: number): string[] {
  if (most === 0) return [''];
  return [...new Set(wordsOf(seeds, most - 1).flatMap((word) => [word, ...seeds.map((seed) => word + seed)]))].filter(
    (word) => word !== '' || most > 1,
  );
}

// In a context of its own, because only there a time limit ends an expression that does not come back.
const timeLimit = { timeout: 500 };
const script = new Script(`
  const read = (text) => {
    expression.lastIndex = 0;
    expression.global ? text.replaceAll(expression, '') : expression.test(text);
  };
  /** Reads on as far as a text that seems to take too long. */
  const readOn = () => {
    for (at += 1; at < texts.length; at += 1) {
      const begin = now();
      read(texts[at]);
      if (now() - begin > most) return;
    }
  };
`);
const [readOn, readOne] = [new Script('readOn()'), new Script('read(texts[at])')];

/** A text for which an expression takes too long; `undefined` where none of those that are grown for it is one. */
export function slowText({ source, flags }: Pattern, longest?: number): string | undefined {
  const texts = grownTexts({ source, flags }, longest);
  const state = { expression: new RegExp(source, flags), texts, at: -1, most: mostMilliseconds };
  const context = createContext({ ...state, now: () => performance.now() }) as typeof state;
  script.runInContext(context);
  const timeOf = (what: Script) => {
    const before = process.threadCpuUsage();
    runInTime(() => what.runInContext(context, timeLimit));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  while (context.at < texts.length) {
    timeOf(readOn);
    // The machine may have been busy: only a text that takes as much processor time each time is one.
    if (context.at < texts.length && [1, 2, 3].every(() => timeOf(readOne) > mostMilliseconds))
      return texts[context.at];
  }
  return undefined;
}

/** Runs something that ends when its time is over. */
function runInTime(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
}
