import { expect, it } from 'vitest';
import { standards } from '../../src/content/firm/standards.ts';
import { contentViolations, forbiddenTerms, unlistedStandards } from './content-violations.ts';
import { wrongFigures } from './figure-violations.ts';

const listed = new Set(standards.map(({ code }) => code));

it('names the line with a standard that is not in the list', () => {
  const text = "'Tested to IEC 60909-0',\n'and to IEC 99999-1 and IEEE 1584-2018'";
  expect(unlistedStandards(text, listed)).toEqual([
    { line: 2, violation: 'IEC 99999-1 is not in the list of standards (content/firm/standards.ts)' },
  ]);
});

it('names the line with a figure that contradicts its calculation', () => {
  const figures = [{ what: 'resistance to earth', pattern: /(\d\.\d+) ohm/g, value: '0.11' }];
  expect(wrongFigures("'proved at 0.11 ohm',\n'with a resistance of 0.12 ohm'", figures)).toEqual([
    { line: 2, violation: 'the resistance to earth is typed as 0.12, and its calculation gives 0.11' },
  ]);
});

it('names the line with a term for which we have another word, and accepts the texts that the customer wrote', () => {
  expect(forbiddenTerms("'Data center'")).toEqual([]);
  expect(forbiddenTerms("'There is no email by mailbox.'")).toEqual([]);
  expect(forbiddenTerms("'A mail that we do not send any more.'").map(({ violation }) => violation)).toEqual([
    '"A mail" is not our word: write "email" (content/product/terms.ts)',
    '"any more" is not our word: write "no longer" (content/product/terms.ts)',
  ]);
  expect(forbiddenTerms('// A mail that nobody reads any more')).toEqual([]);
  expect(forbiddenTerms("'the relay maker’s back-up'")).toEqual([
    { line: 1, violation: '"maker" is not our word: write "manufacturer" (content/product/terms.ts)' },
    { line: 1, violation: '"back-up" is not our word: write "backup" (content/product/terms.ts)' },
  ]);
});

it('lists every standard once, with title and edition', () => {
  expect(listed.size).toBe(standards.length);
  for (const { code, title, edition } of standards) expect(`${title}${edition}`, code).toMatch(/.{10,}/);
});

it('finds no fault in the content, or in the messages of the contract', async () => {
  expect(await contentViolations()).toEqual([]);
});
