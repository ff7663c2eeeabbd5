import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { readNumber } from './typed-number.ts';

testRows([
  ['3', '3'],
  ['-2.5', '-2.5'],
  ['+4', '4'],
  ['2,5', '2.5'],
  ['2,50', '2.50'],
  ['0,125', '0.125'],
  ['1250,5', '1250.5'],
  ['1 250', '1250'],
  ['1\u00a0250,75', '1250.75'],
  ['1\u202f250', '1250'],
  ['1’250', '1250'],
  ['1,250.75', '1250.75'],
  ['1.250,75', '1250.75'],
  ['12,50,000', '1250000'],
  ['1.250.000', '1250000'],
  ['1250.125', '1250.125'],
  ['−2', '-2'],
  ['٢٫٥', '2.5'],
  ['١٬٢٥٠', '1250'],
  ['٢.٥', '2.5'],
  ['१२', '12'],
  ['２，５', '2.5'],
  ['\u200b3 ', '3'],
])('a number is read however it is written', (typed, digits) => {
  expect(readNumber(typed, 'no')).toEqual({ digits });
});

testRows(['', 'many', '1e5', 'Infinity', '1,25,00', '1.2.3', '1,2,3', '1 25', '--1', '1,', '.', '12345678901234567'])(
  'other texts are not a number',
  (typed) => {
    expect(readNumber(typed, 'no')).toEqual({ problem: 'no' });
  },
);

testRows([
  ['1,250', '1250', '1.25'],
  ['1.250', '1250', '1.25'],
  ['30.000', '30000', '30'],
  ['-12,500', '-12500', '-12.5'],
])('a text that can be two numbers is not guessed: the error names both', (typed, one, other) => {
  expect(readNumber(typed, 'no')).toEqual({ problem: `Enter ${one} or ${other}: this number can be read in two ways` });
});

test('without three decimals, a comma before three digits separates groups, and a point is queried', () => {
  expect(readNumber('30,000', 'no', 2)).toEqual({ digits: '30000' });
  expect(readNumber('30.000', 'no', 2)).toEqual({ problem: 'Enter 30000 or 30: this number can be read in two ways' });
  expect(readNumber('2,50', 'no', 2)).toEqual({ digits: '2.50' });
});
