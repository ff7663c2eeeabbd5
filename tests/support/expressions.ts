import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { root } from '../../scripts/process/paths.ts';

/** A regular expression of the product. */
export interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** A call of `RegExp`, with the parts of its pattern that the code contains. */
export interface BuiltExpression {
  file: string;
  fixedParts: readonly string[];
}

const folders = '{contract,functions/src,web/src}';

/** Gives the modules of the product, without tests. */
export const productFiles: readonly string[] = globSync(`${folders}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/*.test.{ts,tsx}', '**/test-support/**', '**/node_modules/**'],
}).toSorted();

/** Collects all expressions that a module contains, and all that it builds from text. */
export function expressionsIn(file: string): { written: Expression[]; built: BuiltExpression[] } {
  const code = readFileSync(join(root, file), 'utf8');
  const written: Expression[] = [];
  const built: BuiltExpression[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee, arguments: given } = node as Node;
    if (type === 'Literal' && regex) written.push({ file, source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') built.push({ file, fixedParts: fixedParts(given?.[0]) });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { written, built };
}

/** The parts of the syntax tree that are searched. */
interface Node {
  type?: string;
  value?: unknown;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
}

function fixedParts(pattern: Node | undefined): string[] {
  if (typeof pattern?.value === 'string') return [pattern.value];
  // Other arguments are unknown, so the module must build at least one expression.
  return pattern?.quasis?.map(({ value }) => value.cooked) ?? [];
}

/** Collects the expressions that are built while `act` runs. */
export async function builtBy(file: string, act: () => Promise<unknown>): Promise<Expression[]> {
  const found: Expression[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: ConstructorParameters<RegExpConstructor>) {
      const expression = new target(...given);
      found.push({ file, source: String(given[0]), flags: expression.flags });
      return expression;
    },
  });
  try {
    await act();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** Tells whether this call can have built an expression. */
export function isBuiltBy({ file, fixedParts: parts }: BuiltExpression, expression: Expression): boolean {
  if (file !== expression.file) return false;
  let at = 0;
  return parts.every((part) => {
    const found = expression.source.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}
