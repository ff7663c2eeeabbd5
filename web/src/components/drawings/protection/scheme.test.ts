import { describe, expect, it, test } from 'vitest';
import { page } from '../../../content/services/protection-design.ts';
import { breakers, highSet, plant, ratedCurrent, ratios, relays } from './scheme.ts';

const { transformer, feeder } = plant;

describe('the ratios of the current transformers', () => {
  test.each([
    ['132 kV side', ratios.high, ratedCurrent(transformer.rating, transformer.high)],
    ['33 kV side', ratios.low, ratedCurrent(transformer.rating, transformer.low)],
    ['feeder', ratios.feeder, ratedCurrent(feeder.rating, feeder.voltage)],
  ])('%s: carry the rated current, and use most of the range', (_, ratio, current) => {
    expect(current).toBeLessThan(ratio);
    expect(current).toBeGreaterThan(0.8 * ratio);
  });

  it('are equal around each zone of restricted earth fault', () => {
    expect(ratios.highNeutral).toBe(ratios.high);
    expect(ratios.lowNeutral).toBe(ratios.low);
  });
});

it('keeps the high set blind to faults on the 33 kV side, and no higher than that needs', () => {
  const throughFault = ratedCurrent(transformer.rating, transformer.high) / transformer.impedance / 1000;
  expect(highSet).toBeGreaterThanOrEqual(1.3 * throughFault);
  expect(highSet).toBeLessThan(1.5 * throughFault);
});

describe('the trip paths', () => {
  const functions = relays.flatMap((relay) => relay.functions);

  it('open both sides of the transformer for a fault in it', () => {
    for (const { code, trips } of functions.filter(({ code }) => /^(87T|64REF)$/.test(code))) {
      expect(trips, code).toEqual(['QA1', 'QA2']);
    }
  });

  it('leave out the failed breaker itself where it has failed', () => {
    const failures = functions.filter(({ code }) => code === '50BF');
    expect(failures.map(({ words }) => words)).toEqual(['QA1', 'QA2', 'QA3']);
    for (const { words, trips } of failures) expect(trips.map(String)).not.toContain(words);
  });

  it('reach every breaker', () => {
    expect(new Set(functions.flatMap(({ trips }) => trips))).toEqual(new Set(breakers));
  });
});

it('says beside the drawing what the drawing says', () => {
  const section = page.sections.find(({ kind }) => kind === 'drawing');
  const figures = section?.kind === 'drawing' ? section.figures.map(({ value }) => value) : [];
  expect(figures).toEqual([`${transformer.rating}`, `${ratios.high}/1`, `${ratios.low}/1`, `${highSet}`]);
});
