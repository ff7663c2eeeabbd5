import { conditionEdits } from './condition-edits.ts';
import { fewerMethods, moreMethods, pathEdits, recursiveGrants } from './grant-edits.ts';
import { type Edit, type Mutant, mutantOf } from './mutant.ts';
import { indexOfNext, rulesTokens, type Token } from './rules-tokens.ts';
import { textEdits } from './text-edits.ts';

/** Every rules file that differs from this one in a single condition, method, limit, pattern or path. */
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

/** The condition that follows `keyword` in the statement at this place; none in an `allow` without an `if`. */
function condition(tokens: readonly Token[], index: number, keyword: string): readonly Token[] {
  const statement = tokens.slice(index, indexOfNext(tokens, ';', index));
  const start = statement.findIndex((token) => token.text === keyword);
  return start === -1 ? [] : statement.slice(start + 1);
}

/** The outermost `match` names the database or the bucket, which every request is about: widening it changes nothing. */
function matchEdits(tokens: readonly Token[]): Edit[] {
  const [, ...places] = tokens.flatMap((token, index) => (token.text === 'match' ? [index] : []));
  const [first] = places;
  return [
    ...(first === undefined ? [] : recursiveGrants(tokens, first)),
    ...places.flatMap((index) => [...pathEdits(tokens, index), ...moreMethods(tokens, index)]),
  ];
}
