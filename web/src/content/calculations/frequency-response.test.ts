import { expect, it } from 'vitest';
import { overFrequencyPower, underFrequencyPower } from './frequency-response.ts';

const over = { threshold: 50.4, droop: 0.1 };
const under = { threshold: 49.5, droop: 0.1 };

it('subtracts 2 % of the registered capacity for each 0.1 Hz above the threshold, as in EREC G99', () => {
  const plant = { from: 10, registered: 10 };
  expect(overFrequencyPower(50.5, over, plant)).toBeCloseTo(9.8, 9);
  expect(overFrequencyPower(51.4, over, plant)).toBeCloseTo(8, 9);
  expect(overFrequencyPower(50.4, over, plant)).toBe(10);
  expect(overFrequencyPower(49, over, plant)).toBe(10);
});

it('adds 2 % for each 0.1 Hz below the threshold, up to the registered capacity', () => {
  const plant = { from: 7, registered: 10 };
  expect(underFrequencyPower(49.4, under, plant)).toBeCloseTo(7.2, 9);
  expect(underFrequencyPower(49.5, under, plant)).toBe(7);
  expect(underFrequencyPower(51, under, plant)).toBe(7);
  expect(underFrequencyPower(47, under, plant)).toBe(10);
});
