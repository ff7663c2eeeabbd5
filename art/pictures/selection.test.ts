import { expect, test } from 'vitest';
import { selectPictures } from './selection.ts';

const pictures = [
  { number: 'VIS-101', scene: 'transformer_bay' },
  { number: 'VIS-102', scene: 'transformer_bay' },
  { number: 'VIS-201', scene: 'switchroom' },
];
const select = (...words: string[]) => selectPictures(pictures, words).map(({ number }) => number);

test('pictures are selected by number, by pattern or by scene file; without words, all are selected', () => {
  expect(select('VIS-102')).toEqual(['VIS-102']);
  expect(select('vis-1*')).toEqual(['VIS-101', 'VIS-102']);
  expect(select('VIS-*01')).toEqual(['VIS-101', 'VIS-201']);
  expect(select('art/scenes/switchroom.py')).toEqual(['VIS-201']);
  expect(select('switchroom', 'VIS-201', 'VIS-101')).toEqual(['VIS-101', 'VIS-201']);
  expect(select()).toHaveLength(3);
});

test('a word that names no picture is an error', () => {
  expect(() => select('VIS-999')).toThrow('"VIS-999" is neither a picture nor a scene file');
});
