import { expect, test } from 'vitest';
import { kilobytes, milliseconds, table } from './table.ts';

test('columns are as wide as their widest cell; names stand to the left, figures to the right', () => {
  expect(
    table(
      ['page', 'LCP'],
      [
        ['/', '812 ms'],
        ['/careers', '9 ms'],
      ],
    ),
  ).toBe(['page         LCP', '────────  ──────', '/         812 ms', '/careers    9 ms'].join('\n'));
});

test('figures are rounded to what matters', () => {
  expect([kilobytes(124_600), kilobytes(1234), kilobytes(0)]).toEqual(['125 KB', '1.2 KB', '0.0 KB']);
  expect([milliseconds(812.4), milliseconds(3.21), milliseconds(0)]).toEqual(['812 ms', '3.2 ms', '0 ms']);
});
