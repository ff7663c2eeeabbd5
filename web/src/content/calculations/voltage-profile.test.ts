import { expect, it } from 'vitest';
import { recoveryTo } from './voltage-profile.ts';

const profile = [
  [0, 1],
  [0, 0.2],
  [1, 0.2],
  [3, 0.6],
  [4, 0.6],
] as const;

it('finds when a voltage comes back to a level on its way up', () => {
  expect(recoveryTo(0.4, profile)).toBeCloseTo(2, 9);
  expect(recoveryTo(0.6, profile)).toBeCloseTo(3, 9);
});

it('finds none where it does not', () => {
  expect(recoveryTo(0.7, profile)).toBeUndefined();
  const level = [
    [0, 0.6],
    [1, 0.6],
  ] as const;
  expect(recoveryTo(0.6, level)).toBeUndefined();
});
