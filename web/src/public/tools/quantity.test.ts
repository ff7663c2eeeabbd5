import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';

const power = { unit: 'MVA', otherUnits: { kVA: 0.001 }, min: 0.01, max: 2000 };
const value = (text: string, field: Parameters<typeof readQuantity>[1] = power) => {
  const { value, problem } = readQuantity(text, field);
  return problem ?? value;
};

describe('a figure with or without its unit', () => {
  testRows([
    ['60', 60],
    [' 60 MVA ', 60],
    ['60mva', 60],
    ['500 kVA', 0.5],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['1,250', 1250],
    ['1,250.5 kVA', 1.2505],
    ['1 250', 1250],
  ])('reads quantities as people write them', (text, expected) => {
    expect(value(text)).toBeCloseTo(expected, 9);
  });

  it('accepts the ohm sign as the letter omega, and the minus sign as a hyphen', () => {
    const ohms = { unit: 'Ω', otherUnits: { mΩ: 0.001 }, min: 0.001, max: 10 };
    expect(value('0.2 \u2126', ohms)).toBe(0.2);
    expect(value('200 m\u2126', ohms)).toBeCloseTo(0.2, 9);
    expect(value('\u22121', ohms)).toMatch(/^Enter at least/);
  });

  it('accepts a unit of two words with or without the space between them', () => {
    const soil = { unit: 'Ω m', min: 1, max: 10_000 };
    expect(value('100 Ω m', soil)).toBe(100);
    expect(value('100Ωm', soil)).toBe(100);
  });

  it('distinguishes units by case only if they would otherwise be confused', () => {
    const both = { unit: 'W', otherUnits: { mW: 0.001, MW: 1e6 }, min: 0, max: 1e9 };
    expect(value('1 MW', both)).toBe(1e6);
    expect(value('1 mW', both)).toBe(0.001);
    expect(value('1 Mw', both)).toBe('“Mw” does not fit here: enter a number in W.');
  });

  it('says in words what is wrong', () => {
    expect(value('')).toBe('Enter a number in MVA.');
    expect(value('  ')).toBe('Enter a number in MVA.');
    expect(value('much')).toBe('This is not a number. Enter one in MVA.');
    expect(value('.')).toBe('This is not a number. Enter one in MVA.');
    expect(value('12,5')).toBe('Write decimals with a point, as in 12.5.');
    expect(value('60 kV')).toBe('“kV” does not fit here: enter a number in MVA.');
    expect(value('1e3')).toBe('“e3” does not fit here: enter a number in MVA.');
    expect(value('1.2.3')).toMatch(/does not fit/);
    expect(value('-3')).toBe('Enter at least 0.01 MVA.');
    expect(value('0')).toBe('Enter at least 0.01 MVA.');
    expect(value('0.001')).toBe('Enter at least 0.01 MVA.');
    expect(value('2000.1')).toBe('Enter at most 2000 MVA.');
    expect(value('9'.repeat(400))).toBe('Enter at most 2000 MVA.');
    expect(value('2000')).toBe(2000);
    expect(value('0.01')).toBe(0.01);
  });

  it('may be left out, zero or whole if the field says so', () => {
    expect(value('', { ...power, isOptional: true })).toBeUndefined();
    const share = { unit: '%', min: 0, max: 99 };
    expect(value('0', share)).toBe(0);
    expect(value('-1', share)).toMatch(/^Enter at least/);
    const count = { unit: '', min: 1, max: 12, isWhole: true };
    expect(value('2', count)).toBe(2);
    expect(value('1.5', count)).toBe('Enter a whole number.');
    expect(value('2 kV', count)).toBe('“kV” does not fit: enter a number alone.');
    expect(value('', count)).toBe('Enter a number.');
    expect(value('13', count)).toBe('Enter at most 12.');
  });
});
