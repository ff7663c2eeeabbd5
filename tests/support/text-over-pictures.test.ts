import { expect, test } from 'vitest';
import { worstContrast } from './text-over-pictures.ts';

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];

test('the pixel with the lowest contrast decides', () => {
  expect(worstContrast([255, 255, 255, 1], [...black, ...black])).toBeCloseTo(21);
  expect(worstContrast([255, 255, 255, 1], [...black, ...white, ...black])).toBe(1);
  expect(worstContrast([118, 118, 118, 1], white)).toBeCloseTo(4.54, 1);
});

test('the colours behind a transparent text count', () => {
  expect(worstContrast([255, 255, 255, 0.5], black)).toBeLessThan(6);
});
