import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { allAmperes, highSet, transformerAmperes } from '../../content/calculations/grid-connection.ts';
import { lineCurrent } from '../../content/case-study-data/three-phase.ts';
import { page } from '../../content/services/protection-design.ts';
import { schemeViolations } from '../scheme-graph.ts';
import { breakers, plant, ratios, relays, schemeGraph } from './scheme.ts';
import { wires } from './wires.ts';

const { transformer, feeder } = plant;
const ratedCurrent = (megavoltAmperes: number, kilovolts: number) => lineCurrent(megavoltAmperes * 1000, kilovolts);

describe('the ratios of the current transformers', () => {
  testRows([
    ['132 kV side', ratios.high, ratedCurrent(transformer.rating, transformer.high)],
    ['33 kV side', ratios.low, ratedCurrent(transformer.rating, transformer.low)],
    ['feeder', ratios.feeder, ratedCurrent(feeder.rating, feeder.voltage)],
  ])('current transformers carry the rated current, and use most of the range', (_, ratio, current) => {
    expect(current).toBeLessThan(ratio);
    expect(current).toBeGreaterThan(0.8 * ratio);
  });

  it('are equal around each zone of restricted earth fault', () => {
    expect(ratios.highNeutral).toBe(ratios.high);
    expect(ratios.lowNeutral).toBe(ratios.low);
  });
});

it('keeps the high set blind to faults on the 33 kV side, and no higher than that needs', () => {
  // IEC 60909 in per unit: c over the corrected impedance, from a source without impedance.
  const correction = (0.95 * 1.1) / (1 + 0.6 * transformer.impedance);
  const perUnit = 1.1 / (correction * transformer.impedance);
  const throughFault = (perUnit * ratedCurrent(transformer.rating, transformer.high)) / 1000;
  expect(throughFault).toBeCloseTo(2.376, 3);
  expect(highSet).toBeGreaterThanOrEqual(1.3 * throughFault);
  expect(highSet).toBeLessThan(1.5 * throughFault);
});

it('measures what it needs, and trips what it measures', () => {
  expect(schemeViolations(schemeGraph)).toEqual([]);
});

testRows(relays)('draws a wire to each relay from everything that it measures', ({ name, measures }) => {
  const wire = wires.find(({ relay }) => relay === name);
  expect(wire?.from.map(({ measurement }) => measurement).toSorted()).toEqual(measures.toSorted());
});

describe('the trip paths', () => {
  const functions = relays.flatMap((relay) => relay.functions);

  it('open both sides of the transformer for a fault in it', () => {
    for (const { code, trips } of functions.filter(({ code }) => /^(87T|64REF|63|26\/49)$/.test(code))) {
      expect(trips, code).toEqual(['QA1', 'QA2']);
    }
  });

  it('leave out the failed breaker itself where it has failed', () => {
    const failures = functions.filter(({ code }) => code === '50BF');
    expect(failures.map(({ words }) => words)).toEqual(['QA1', 'QA2', 'QA3']);
    for (const { words, trips } of failures) expect(trips.map(String)).not.toContain(words);
  });

  it('clear an earth fault that inverters feed once the earthing transformer is off', () => {
    const residual = functions.find(({ code }) => code === '59N');
    expect(residual?.trips).toEqual(expect.arrayContaining(['QA3', 'S1']));
  });

  it('shed one section’s sources when T1 is out, which T2 could not carry as well', () => {
    const [intertrip, ...others] = functions.filter(({ code }) => code === '86');
    expect(others).toEqual([]);
    expect(intertrip?.trips).toEqual(['QA3', 'S1']);
    expect(allAmperes).toBeGreaterThan(transformerAmperes);
  });

  it('reach every breaker', () => {
    expect(new Set(functions.flatMap(({ trips }) => trips))).toEqual(new Set(breakers));
  });
});

it('says beside the drawing what the drawing says', () => {
  const section = page.sections.find(({ kind }) => kind === 'drawing');
  const figures = section?.kind === 'drawing' ? section.figures.map(({ value }) => value) : [];
  expect(figures).toEqual([`${transformer.rating}`, `${ratios.high}/1`, `${ratios.low}/1`, highSet.toFixed(1)]);
});
