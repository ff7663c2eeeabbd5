import type { Edit } from './mutant.ts';
import type { Token } from './rules-tokens.ts';

const otherComparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>', '>='],
  '<': ['<=', '>', '>='],
  '>=': ['>', '<', '<='],
  '>': ['>=', '<', '<='],
};
const otherJunctions: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/** Every way to change one condition: drop it, forbid it, or bend any comparison, junction or number in it. */
export function conditionEdits(tokens: readonly Token[]): Edit[] {
  return [...whole(tokens), ...operands(tokens).flatMap(whole), ...inside(tokens)];
}

/** The parts between `&&` and `||`, of the outermost level; the whole is not a part. */
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
        : [...(otherComparisons[text] ?? []), ...(text in otherJunctions ? [otherJunctions[text] ?? ''] : [])];
    const edits = replacements.map((replacement) => ({ start, end, replacement }));
    // Also lets texts, numbers and objects pass for `true`.
    if (text === '==' && next?.text === 'true') {
      for (const replacement of ['!= false', '!= null']) edits.push({ start, end: next.end, replacement });
    }
    return edits;
  });
}
