import { expect, test } from 'vitest';
import { median, medians, percentile95 } from './statistics.ts';

test('the median is the middle figure in any order, or the mean of the two middle figures', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('nothing');
});

test('several measurements give a median for each figure', () => {
  const runs = [
    { lcp: 900, cls: 0 },
    { lcp: 700, cls: 0.2 },
    { lcp: 800, cls: 0 },
  ];
  expect(medians(runs)).toEqual({ lcp: 800, cls: 0 });
});

test('95 % of all figures do not exceed the percentile', () => {
  expect(percentile95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
  expect(percentile95([3, 5])).toBe(5);
  expect(() => percentile95([])).toThrow('nothing');
});
