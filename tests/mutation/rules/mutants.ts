import {
  conditionEdits,
  type Edit,
  fewerMethods,
  moreMethods,
  pathEdits,
  recursiveGrants,
  textEdits,
} from './edits.ts';
import { indexOfNext, rulesTokens, type Token } from './tokens.ts';

/** A rules file with one change, for which a test must fail. */
export interface Mutant {
  line: number;
  /** The change in words that fit on one line. */
  change: string;
  text: string;
}

/** Gives every rules file that differs from this one in a single condition, method, limit, pattern or path. */
export function rulesMutants(source: string): Mutant[] {
  const tokens = rulesTokens(source);
  const edits = tokens.flatMap((token, index) => {
    if (token.kind !== 'word') return [];
    if (token.text === 'allow') return [...fewerMethods(tokens, index), ...edited(condition(tokens, index, 'if'))];
    if (token.text === 'return') return edited(condition(tokens, index, 'return'));
    return [];
  });
  return [...edits, ...matchEdits(tokens)]
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => mutantOf(source, edit));
}

function edited(tokens: readonly Token[]): Edit[] {
  return [...conditionEdits(tokens), ...textEdits(tokens)];
}

/** Gives the condition that follows `keyword` in a statement; an empty list for an `allow` without an `if`. */
function condition(tokens: readonly Token[], index: number, keyword: string): readonly Token[] {
  const statement = tokens.slice(index, indexOfNext(tokens, ';', index));
  const start = statement.findIndex((token) => token.text === keyword);
  return start === -1 ? [] : statement.slice(start + 1);
}

/**
 * Gives the changes of every `match` except the outermost one. That one names the database or the bucket of every request, so a
 * wider path changes nothing.
 */
function matchEdits(tokens: readonly Token[]): Edit[] {
  const [, ...matches] = tokens.flatMap((token, index) => (token.text === 'match' ? [index] : []));
  const [first] = matches;
  return [
    ...(first === undefined ? [] : recursiveGrants(tokens, first)),
    ...matches.flatMap((index) => [...pathEdits(tokens, index), ...moreMethods(tokens, index)]),
  ];
}

/** Applies one change to the rules. */
function mutantOf(source: string, { start, end, replacement }: Edit): Mutant {
  const before = source.slice(0, start);
  const change = `${shown(source.slice(start, end))} → ${shown(replacement)}`;
  return { line: before.split('\n').length, change, text: before + replacement + source.slice(end) };
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? '(nothing)' : line;
}
