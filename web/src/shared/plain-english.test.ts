import { expect, test } from 'vitest';
import { anyOf, wholeNumber } from './plain-english.ts';

test('whole numbers and choices read as the language tables of a browser would write them', () => {
  for (const value of [0, 7, 999, 1000, 1667, 12_345, 999_999, 1_000_000, 23_456_789]) {
    expect(wholeNumber(value)).toBe(value.toLocaleString('en-GB'));
  }
  const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  for (const things of [[], ['Leeds'], ['Leeds', 'Pune'], ['Leeds', 'Pune', 'Tashkent']]) {
    expect(anyOf(things)).toBe(choice.format(things));
  }
});
