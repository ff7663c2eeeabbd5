import { expect, test } from 'vitest';
import { otherBranch } from '../test-support/offices.ts';
import { testRows } from '../test-support/test-rows.ts';
import { isFound, sameValue, searchedWords, searchText } from './job-search.ts';

const job = {
  title: 'Senior Protection Engineer',
  place: 'Tashkent',
  country: otherBranch.country,
  type: 'Design and Engineering',
  reference: 'J-0042',
} as const;

const finds = (query: string, changes: Partial<Record<keyof typeof job, string>> = {}) =>
  isFound(searchText({ ...job, ...(changes as Partial<typeof job>) }), searchedWords(query));

testRows([
  '',
  ' , ',
  'engineer protection',
  'ENGINEER',
  'prot eng',
  'tashkent design',
  otherBranch.country.toLowerCase(),
  'J-0042',
  'j-0042 senior',
  '42',
  'Ėngineer',
])('a job is found by the beginnings of its words', (query) => {
  expect(finds(query)).toBe(true);
});

testRows(['manager', 'engineer manager', 'ngineer', 'india', 'J-0043', '4'.repeat(3)])(
  'a job is not found by other words',
  (query) => {
    expect(finds(query)).toBe(false);
  },
);

testRows([
  ['Oʻzbekiston', "o'zbekiston"],
  ['Oʻzbekiston', 'o‘zbekiston'],
  ['Oʻzbekiston', 'ozbekiston'],
  ['Oʻzbekiston', 'ўзбекистон'],
  ['Ўзбекистон', 'Oʻzbekiston'],
  ['Фарғона', "Farg'ona"],
  ['Тошкент', 'toshkent'],
  ['Toshkent', 'ТОШКЕНТ'],
  ['Бухоро', 'buxoro'],
  ['Ёшлар', 'yoshlar'],
  // Written with one character, or with a letter and its accent.
  ['Orléans', 'orle\u0301ans'],
  ['İstanbul', 'istanbul'],
  ['Straße', 'STRASSE'],
  ['डिज़ाइन', 'डिज\u093cाइन'],
  ['\u0921\u093f\u095b\u093e\u0907\u0928', '\u0921\u093f\u091c\u093c\u093e\u0907\u0928'],
])('a place is found in the letters of any of its languages', (place, query) => {
  expect(finds(query, { place })).toBe(true);
});

test('the vowel signs of Hindi make another word', () => {
  expect(finds('दल', { place: 'दिल्ली' })).toBe(false);
  expect(finds('दिल्ली', { place: 'दिल्ली' })).toBe(true);
});

test('two texts that differ only in capitals and blanks are the same discipline', () => {
  expect(sameValue(' Design  and ENGINEERING ')).toBe('design and engineering');
  expect(sameValue('Design and Engineering')).toBe('design and engineering');
  expect(sameValue('Design')).not.toBe(sameValue('Design and Engineering'));
});

test('a job without a type and a reference is found by its other fields only', () => {
  const { title, place, country } = job;
  expect(searchText({ title, place, country })).toBe(
    ` senior protection engineer tashkent ${otherBranch.country.toLowerCase()}`,
  );
});

testRows([
  ['Œuvre', 'oeuvre'],
  ['Đakovo', 'dakovo'],
  ['Eiði', 'eidi'],
  ['Þór', 'thor'],
  ['Ħamrun', 'hamrun'],
  ['Iğdır', 'igdir'],
])('letters with marks are found by plain letters', (text, plain) => {
  expect(searchedWords(text)).toEqual([plain]);
});
