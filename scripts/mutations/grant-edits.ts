import type { Edit } from './mutant.ts';
import { indexOfNext, type Token } from './rules-tokens.ts';

const shorthands: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const allMethods = Object.values(shorthands).flat();

/** Every way to take one method out of the `allow` statement at this place; the only one stays. */
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

/** Every way to grant admins one method more where the `match` at this place applies. */
export function moreMethods(tokens: readonly Token[], matchIndex: number): Edit[] {
  const block = tokens.slice(matchIndex, nextMatch(tokens, matchIndex));
  const allows = block.flatMap((token, index) => (token.text === 'allow' ? [index] : []));
  const start = block[allows[0] ?? -1]?.start;
  if (start === undefined) return [];
  const granted = allows.flatMap((index) => methodsAt(block, index));
  return allMethods
    .filter((method) => !granted.includes(method))
    .map((method) => ({ start, end: start, replacement: `allow ${method}: if isAdmin();\n` }));
}

/** Every way to let the `match` at this place apply to more: another name in its path, or everything below it. */
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

/** Grants an admin one method on everything, in front of the `match` at this place. */
export function recursiveGrants(tokens: readonly Token[], matchIndex: number): Edit[] {
  const start = tokens[matchIndex]?.start ?? 0;
  return allMethods.map((method) => ({
    start,
    end: start,
    replacement: `match /{everything=**} { allow ${method}: if isAdmin(); }\n`,
  }));
}

/** A name such as `job-pdfs` is several tokens. */
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
