import { referencePattern } from '@site/contract/desk/submission-kinds';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { builtBy, type Expression, expressionsIn, isBuiltBy, productFiles } from './expressions.ts';
import { mostMilliseconds, type Pattern, slowText } from './grown-texts.ts';

/** The longest text that an expression reads, for expressions that need more than `mostMilliseconds` for 64 KB. */
const longest: Readonly<Record<string, number>> = {
  // The expressions read the digits of numbers that the code has computed.
  '/\\B(?=(?:\\d{3})+$)/g': 30,
  '/\\B(?=(?:\\d{2})*\\d{3}$)/g': 30,
  // The expression reads the part of a description that search engines show.
  '/[\\s,.:;–-]+$/': 200,
  // The expression reads our own drawing in the form that a document prints.
  '/<svg viewBox="([^"]*)"([^>]*)>(.*)<\\/svg>/s': 10_000,
};

const modules = productFiles.map(expressionsIn);
const calls = modules.flatMap(({ built }) => built);

/** Collects the expressions that the modules build when they are loaded. */
async function builtExpressions(): Promise<Expression[]> {
  const found: Expression[] = [];
  for (const file of new Set(calls.map((call) => call.file))) {
    const built = await builtBy(file, async () => {
      // The import must be a fresh one: the loaded module has already built its expressions.
      await import(/* @vite-ignore */ `../../${file}?anew`);
      referencePattern('applications');
    });
    found.push(...built);
  }
  for (const call of calls)
    expect(
      found.filter((one) => isBuiltBy(call, one)),
      JSON.stringify(call),
    ).not.toEqual([]);
  return found.filter((one) => calls.some((call) => isBuiltBy(call, one)));
}

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;

test('no expression of the product is slow for any of its grown texts', async () => {
  const all = [...modules.flatMap(({ written }) => written), ...(await builtExpressions())];
  const byName = new Map(all.map((one) => [nameOf(one), one]));
  expect(byName.size).toBeGreaterThan(150);
  expect(Object.keys(longest).filter((name) => !byName.has(name))).toEqual([]);
  const slow = [...byName].flatMap(([name, { file, ...pattern }]) => {
    const text = slowText(pattern, longest[name]);
    return text === undefined
      ? []
      : [`${file}: ${name} takes more than ${mostMilliseconds} ms for ${JSON.stringify(text)}`];
  });
  expect(slow).toEqual([]);
});

const hindiWord = '\\p{Script=Devanagari}(?:\\p{Script=Devanagari}|\\p{M}(?!\\p{M}{2})){0,23}';
const hindiName = new RegExp(`^(?=\\p{L})${hindiWord}(?:[ '’-](?=\\p{L})${hindiWord})?$`, 'u');
const line = '[ \\t]*\\r?\\n[ \\t]*';
const sections = 'HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS|THUMBNAILIMAGE';
const drawing = new RegExp(`^[ \\t]*(?:999${line}[^\\n]*\\n[ \\t]*)*0${line}SECTION${line}2${line}(?:${sections})\\b`);

testRows<[what: string, expression: Pattern, longest?: number]>([
  // A shorter text is slow, too, and the test stops earlier.
  ['a vowel sign as a letter or as a mark', hindiName, 16 * 1024],
  ['a blank as the end of a line or as part of the next', drawing, 16 * 1024],
  ['a text from each of its characters', /[. ]+$/, 16 * 1024],
  ['a text from each of its words', /\bVersion\/\S+ Safari\//],
])('a slow expression is found by its grown texts', (_what, { source, flags }, longest) => {
  expect(slowText({ source, flags }, longest)).toBeDefined();
});
