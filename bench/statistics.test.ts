import { expect, test } from 'vitest';
import { median, medians, percentile } from './statistics.ts';

test('the median is the middle, whatever the order, or the mean of the two in the middle', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('nothing');
});

test('a percentile is the figure that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([3, 5], 0.95)).toBe(5);
  expect(percentile([3], 0)).toBe(3);
  expect(() => percentile([], 0.5)).toThrow('nothing');
});

test('several measurements have a median for each of their figures', () => {
  expect(
    medians([
      { lcp: 900, cls: 0 },
      { lcp: 700, cls: 0.2 },
      { lcp: 800, cls: 0 },
    ]),
  ).toEqual({ lcp: 800, cls: 0 });
});
