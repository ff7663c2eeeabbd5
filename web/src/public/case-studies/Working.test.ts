import { expect, it } from 'vitest';
import { termsOfExpression } from './Working.tsx';

it('splits a sum before its signs, and each term before its division', () => {
  expect(termsOfExpression('45 ÷ 4 × √(3.142 ÷ 8800) + 45 ÷ 2400')).toEqual([
    ['45', '÷ 4 × √(3.142 ÷ 8800)'],
    ['+ 45', '÷ 2400'],
  ]);
});

it('never splits text in parentheses', () => {
  expect(termsOfExpression('110 V × 20 A ÷ (0.90 × 230 V × 0.90)')).toEqual([
    ['110 V × 20 A', '÷ (0.90 × 230 V × 0.90)'],
  ]);
  expect(termsOfExpression('√(120² − 114²)')).toEqual([['√(120² − 114²)']]);
});

it('leaves the sign of a figure with the figure', () => {
  expect(termsOfExpression('−3 − −4 = 1')).toEqual([['−3'], ['− −4'], ['= 1']]);
});
