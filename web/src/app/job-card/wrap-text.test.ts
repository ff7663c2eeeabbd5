import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, width: number, maxLines: number) => wrapText(text, (line) => line.length, width, maxLines);

test('lines are as long as fits, and no word is lost', () => {
  expect(wrap('Protection Design and Relay Coordination', 18, 3)).toEqual([
    'Protection Design',
    'and Relay',
    'Coordination',
  ]);
  expect(wrap('Contact', 18, 3)).toEqual(['Contact']);
});

test('a word that is longer than the line has a line of its own', () => {
  expect(wrap('A Donaudampfschifffahrt B', 5, 3)).toEqual(['A', 'Donaudampfschifffahrt', 'B']);
});

test('what is too long ends in an ellipsis that fits', () => {
  expect(wrap('one two, three four five six', 10, 2)).toEqual(['one two,', 'three…']);
  expect(wrap('one two, three', 9, 1)).toEqual(['one two…']);
});
