import { expect, test } from 'vitest';
import { anyOf, timeSoon, wholeNumber } from './plain-english.ts';

test('whole numbers and choices read as the language tables of a browser would write them', () => {
  for (const value of [0, 7, 999, 1000, 1667, 12_345, 999_999, 1_000_000, 23_456_789]) {
    expect(wholeNumber(value)).toBe(value.toLocaleString('en-GB'));
  }
  const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  for (const things of [[], ['Leeds'], ['Leeds', 'Pune'], ['Leeds', 'Pune', 'Tashkent']]) {
    expect(anyOf(things)).toBe(choice.format(things));
  }
});

test('a time of the next day is told by that day', () => {
  const now = new Date(2026, 10, 30, 9, 5);
  expect(timeSoon(new Date(2026, 10, 30, 23, 59), now)).toBe('today, 23:59');
  expect(timeSoon(new Date(2026, 11, 1, 9, 5), now)).toBe('tomorrow, 9:05');
});
