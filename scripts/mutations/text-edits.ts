import type { Edit } from './mutant.ts';
import type { Token } from './rules-tokens.ts';

const characterClass = /\[[^\]]*\]/g;
const repetition = /\{(\d+),(\d+)\}/g;

/** Every way to let one more kind of text pass, or one kind less: in the pattern of `matches`, or in what `==` compares with. */
export function textEdits(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'string') return [];
    const text = token.text.slice(1, -1);
    const before = tokens[index - 1];
    if (before?.text === '==') {
      return looserTexts(text).map((pattern) => ({
        start: before.start,
        end: token.end,
        replacement: `.matches('${pattern}')`,
      }));
    }
    return otherPatterns(text).map((pattern) => ({ start: token.start, end: token.end, replacement: `'${pattern}'` }));
  });
}

function looserTexts(text: string): string[] {
  const middle = text.includes('/') ? text.indexOf('/') + 1 : Math.ceil(text.length / 2);
  return [`${text.slice(0, middle)}.*`, `.*${text.slice(middle)}`, `${text}.+`, `.+${text}`, `(?i)${text}`];
}

function otherPatterns(pattern: string): string[] {
  const places = [...pattern.matchAll(characterClass)];
  const ranges = places.flatMap(({ 0: found, index }) => {
    const members = found.slice(1, -1).match(/\w-\w|./g) ?? [];
    const replace = (changed: string) => pattern.slice(0, index) + changed + pattern.slice(index + found.length);
    const fewer = members.map((member) => members.filter((other) => other !== member));
    const more = ['_', ' '].map((extra) => [extra, ...members]);
    const lists = members.length < 2 ? more : [...more, ...fewer];
    return [replace('.'), ...lists.map((list) => replace(`[${list.join('')}]`))];
  });
  const lengths = [...pattern.matchAll(repetition)].flatMap(({ 0: found, 1: least, 2: most, index }) =>
    [
      [Number(least) - 1, Number(most)],
      [Number(least) + 1, Number(most)],
      [Number(least), Number(most) - 1],
      [Number(least), Number(most) + 1],
    ].map((bounds) => `${pattern.slice(0, index)}{${bounds.join()}}${pattern.slice(index + found.length)}`),
  );
  const ending = places.at(-1)?.index ?? 0;
  return [`${pattern}.+`, `.+${pattern}`, `(?i)${pattern}`, `${pattern.slice(0, ending)}.*`, ...ranges, ...lengths];
}
