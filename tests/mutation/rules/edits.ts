import { indexOfNext, type Token } from './tokens.ts';

/** A change of a text: `replacement` replaces the text from `start` to before `end`. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

const otherComparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>', '>='],
  '<': ['<=', '>', '>='],
  '>=': ['>', '<', '<='],
  '>': ['>=', '<', '<='],
};
const otherJunctions: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/**
 * Gives the comparisons to try instead of this one. No test can hit the exact moment of a clock, so `<` and `<=` are not
 * exchanged for `request.time`.
 */
function comparisonsFor(tokens: readonly Token[], index: number): readonly string[] {
  const others = otherComparisons[tokens[index]?.text ?? ''] ?? [];
  const isClock = ['request', '.', 'time'].every((text, offset) => tokens[index + 1 + offset]?.text === text);
  return isClock ? others.filter((comparison) => !comparison.endsWith('=')) : others;
}

/** Gives every change of one condition: always true, always false, and another comparison, junction or number. */
export function conditionEdits(tokens: readonly Token[]): Edit[] {
  return [...whole(tokens), ...operands(tokens).flatMap(whole), ...inside(tokens)];
}

/** Gives the parts between `&&` and `||` of the outermost level. A condition without a junction has no parts. */
function operands(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (/^[([{]$/.test(token.text)) depth += 1;
    if (/^[)\]}]$/.test(token.text)) depth -= 1;
    if (depth === 0 && token.text in otherJunctions) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.length === 1 ? [] : parts;
}

function whole(tokens: readonly Token[]): Edit[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return [];
  return ['true', 'false'].map((replacement) => ({ start: first.start, end: last.end, replacement }));
}

function inside(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, index) => {
    const { start, end, text } = token;
    const next = tokens[index + 1];
    const replacements =
      token.kind === 'number'
        ? [`${Number(text) + 1}`, `${Number(text) - 1}`]
        : [...comparisonsFor(tokens, index), ...(text in otherJunctions ? [otherJunctions[text] ?? ''] : [])];
    const edits = replacements.map((replacement) => ({ start, end, replacement }));
    // These changes let texts, numbers and objects pass for `true`.
    if (text === '==' && next?.text === 'true') {
      for (const replacement of ['!= false', '!= null']) edits.push({ start, end: next.end, replacement });
    }
    return edits;
  });
}

const shorthands: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const allMethods = Object.values(shorthands).flat();

/** Gives every way to remove one method from an `allow` statement that has at least two. */
export function fewerMethods(tokens: readonly Token[], allowIndex: number): Edit[] {
  const [first, end] = [tokens[allowIndex + 1], tokens[endOfMethods(tokens, allowIndex)]];
  const granted = methodsAt(tokens, allowIndex);
  if (first === undefined || end === undefined || granted.length < 2) return [];
  return granted.map((method) => ({
    start: first.start,
    end: end.start,
    replacement: granted.filter((other) => other !== method).join(', '),
  }));
}

/** Gives every way to grant admins one more method in a `match`. */
export function moreMethods(tokens: readonly Token[], matchIndex: number): Edit[] {
  const block = tokens.slice(matchIndex, nextMatch(tokens, matchIndex));
  const allows = block.flatMap((token, index) => (token.text === 'allow' ? [index] : []));
  const start = block[allows[0] ?? -1]?.start;
  if (start === undefined) return [];
  const granted = allows.flatMap((index) => methodsAt(block, index));
  return allMethods
    .filter((method) => !granted.includes(method))
    .map((method) => ({ start, end: start, replacement: `allow ${method}: if request.auth.token.admin == true;\n` }));
}

/** Gives every way to widen a `match`: any name in its path, or everything below it. */
export function pathEdits(tokens: readonly Token[], matchIndex: number): Edit[] {
  const edits: Edit[] = [];
  let index = matchIndex + 1;
  while (tokens[index]?.text === '/') {
    const first = tokens[index + 1];
    if (first === undefined) break;
    const isWildcard = first.text === '{';
    const lastIndex = isWildcard ? indexOfNext(tokens, '}', index) : lastOfName(tokens, index + 1);
    const last = tokens[lastIndex] ?? first;
    const replacement = isWildcard ? `{${tokens[index + 2]?.text}=**}` : '{other}';
    edits.push({ start: first.start, end: last.end, replacement });
    index = lastIndex + 1;
  }
  return edits;
}

/** Gives every way to grant admins one method on everything, in front of a `match`. */
export function recursiveGrants(tokens: readonly Token[], matchIndex: number): Edit[] {
  const start = tokens[matchIndex]?.start ?? 0;
  return allMethods.map((method) => ({
    start,
    end: start,
    replacement: `match /{everything=**} { allow ${method}: if request.auth.token.admin == true; }\n`,
  }));
}

/** Finds the last token of a name: a name such as `job-pdfs` has several tokens. */
function lastOfName(tokens: readonly Token[], index: number): number {
  let last = index;
  while (tokens[last + 1]?.start === tokens[last]?.end && /^(-|\w+)$/.test(tokens[last + 1]?.text ?? '')) last += 1;
  return last;
}

function nextMatch(tokens: readonly Token[], matchIndex: number): number | undefined {
  const next = tokens.findIndex((token, index) => index > matchIndex && token.text === 'match');
  return next === -1 ? undefined : next;
}

function methodsAt(tokens: readonly Token[], allowIndex: number): string[] {
  const names = tokens.slice(allowIndex + 1, endOfMethods(tokens, allowIndex)).filter((token) => token.kind === 'word');
  return names.flatMap((name) => shorthands[name.text] ?? [name.text]);
}

function endOfMethods(tokens: readonly Token[], allowIndex: number): number {
  return tokens.findIndex((token, index) => index > allowIndex && /^[:;]$/.test(token.text));
}

const characterClass = /\[[^\]]*\]/g;
const repetition = /\{(\d+),(\d+)\}/g;

/** Gives every way to accept one more or one fewer kind of text, in the pattern of `matches` or in the text after `==`. */
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
  const classes = [...pattern.matchAll(characterClass)];
  const ranges = classes.flatMap(({ 0: found, index }) => {
    const members = found.slice(1, -1).match(/\w-\w|./g) ?? [];
    const replace = (changed: string) => pattern.slice(0, index) + changed + pattern.slice(index + found.length);
    const fewer = members.map((member) => members.filter((other) => other !== member));
    const more = ['_', ' '].map((extra) => [extra, ...members]);
    const lists = members.length < 2 ? more : [...more, ...fewer];
    return [replace('.'), ...lists.map((list) => replace(`[${list.join('')}]`))];
  });
  const lengths = [...pattern.matchAll(repetition)].flatMap(({ 0: found, 1: min, 2: max, index }) =>
    [
      [Number(min) - 1, Number(max)],
      [Number(min) + 1, Number(max)],
      [Number(min), Number(max) - 1],
      [Number(min), Number(max) + 1],
    ].map((bounds) => `${pattern.slice(0, index)}{${bounds.join()}}${pattern.slice(index + found.length)}`),
  );
  const ending = classes.at(-1)?.index ?? 0;
  return [`${pattern}.+`, `.+${pattern}`, `(?i)${pattern}`, `${pattern.slice(0, ending)}.*`, ...ranges, ...lengths];
}
