import { expect, it } from 'vitest';
import { standards } from '../../src/content/standards.ts';
import { figureViolations, wrongFigures } from './figure-violations.ts';
import { standardViolations, unlistedStandards } from './standard-violations.ts';

const content = new URL('../../src/content/', import.meta.url);
const listed = new Set(standards.map(({ code }) => code));

it('names the line of a standard that is not in the list', () => {
  const text = "'Tested to IEC 60909-0',\n'and to IEC 99999-1 and IEEE 1584-2018'";
  expect(unlistedStandards(text, listed)).toEqual([{ line: 2, code: 'IEC 99999-1' }]);
});

it('names the line of a figure that its calculation contradicts', () => {
  expect(wrongFigures("'proved by fall of potential at 0.11 Ω',\n'with a combined resistance of 0.12 ohm'")).toEqual([
    { line: 2, violation: 'the combined resistance to earth is typed as 0.12, and its calculation gives 0.11' },
  ]);
});

it('lists every standard once, with title and edition', () => {
  expect(listed.size).toBe(standards.length);
  for (const { code, title, edition } of standards) expect(`${title}${edition}`, code).toMatch(/.{10,}/);
});

it('finds nothing in the content that stands', async () => {
  expect(await standardViolations(content, listed)).toEqual([]);
  expect(await figureViolations(content)).toEqual([]);
});
