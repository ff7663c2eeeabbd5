import { expect, test } from 'vitest';
import { inWords, remainingSeconds } from './remaining.ts';

test('a picture is expected to take as long as before, and a new picture as long as the others', () => {
  const measured = new Map([
    ['VIS-101', 40],
    ['VIS-102', 80],
  ]);
  expect(remainingSeconds(['VIS-102', 'VIS-103'], measured)).toBe(80 + 60);
  expect(remainingSeconds([], measured)).toBe(0);
});

test('durations are in words', () => {
  expect([4.4, 89, 91, 5399, 5401].map(inWords)).toEqual(['4 s', '89 s', '2 min', '1 h 30 min', '1 h 30 min']);
});
