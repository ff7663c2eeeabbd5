import { pageShape, vitalRanges } from '@ohmbridge/contract/nightly/browser-reports';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { type DaySums, figuresOf, percentile75, sumsOf, sumsOfViolation } from './sums.ts';

const ofHome = (vitals: object): DaySums => sumsOf({ page: '/', vitals });

testRows([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/earthing', '/services/*'],
  ['/case-studies/design&supply', '/case-studies/*'],
  ['/apply/', 'other'],
  ['/services/a/b', '/services/*'],
  ['/somebody@example.org', 'other'],
  ['', '/'],
])('a page is told by its shape, and by nothing more', (path, shape) => {
  expect(pageShape(path)).toBe(shape);
});

test('a report adds one to the range of each figure, and its errors', () => {
  expect(sumsOf({ page: '/contact', vitals: { LCP: 500, INP: 50.1, CLS: 9 }, errors: 3 })).toEqual({
    pages: { '/contact': { LCP: { 0: 1 }, INP: { 1: 1 }, CLS: { 6: 1 }, errors: 3 } },
  });
});

test('what a report does not tell is not counted', () => {
  expect(sumsOf({ page: '/', vitals: { CLS: 0 } })).toEqual({ pages: { '/': { CLS: { 0: 1 } } } });
});

describe('a violation of the policy', () => {
  const told = (report: object) => sumsOfViolation({ 'csp-report': report });

  test('counts under its directive', () => {
    expect(told({ 'effective-directive': 'img-src' })).toEqual({ violations: { 'img-src': 1 } });
  });

  test('counts under the directive that older browsers name with its sources', () => {
    expect(told({ 'violated-directive': "script-src 'self'" })).toEqual({ violations: { 'script-src': 1 } });
  });

  testRows([{}, { 'effective-directive': '<script>' }, { 'effective-directive': 'constructor' }])(
    'counts as another where its directive is unknown',
    (report) => {
      expect(told(report)).toEqual({ violations: { other: 1 } });
    },
  );

  testRows([{ 'blocked-uri': 'chrome-extension' }, { 'source-file': 'moz-extension://abc/x.js' }])(
    'is not counted where an extension caused it',
    (report) => {
      expect(told({ 'effective-directive': 'script-src', ...report })).toBeUndefined();
    },
  );
});

test('days come to sums by page, the ones without any report left out', () => {
  const errors: DaySums = { pages: { '/apply': { errors: 2 } }, violations: { 'img-src': 4 } };
  expect(figuresOf([ofHome({ LCP: 700, CLS: 0.02 }), errors, errors, {}], '2026-10-27')).toEqual({
    since: '2026-10-27',
    pages: [
      { page: '/', visits: 1, errors: 0, p75: { LCP: 875, CLS: expect.closeTo(0.04) } },
      { page: '/apply', visits: 0, errors: 4, p75: {} },
    ],
    violations: [{ directive: 'img-src', count: 8 }],
  });
});

testRows([
  [[10], 37.5],
  [[50, 50], 37.5],
  [[51], 87.5],
  [[10, 20, 30, 120], 50],
  [[10, 20, 120, 130], 125],
  [[60, 120, 180, 240], 200],
  [[2000, 3000], 1000],
  [[10, 2000, 3000, 4000], 1000],
])('three of four were no worse', (figures, percentile) => {
  const ends = [...vitalRanges.INP, Number.POSITIVE_INFINITY];
  const counts = ends.map((end, range) => figures.filter((one) => one <= end && one > (ends[range - 1] ?? 0)).length);
  expect(percentile75(vitalRanges.INP, counts)).toBe(percentile);
});

test('without a visit there is no percentile', () => {
  expect(percentile75(vitalRanges.INP, [0, 0])).toBeUndefined();
});
