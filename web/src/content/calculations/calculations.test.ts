import { describe, expect, it } from 'vitest';
import { fallOfPotential, gridResistance, inParallel, trueReadingAt } from './earthing.ts';
import { asymmetricalBreak, largestVoltageFactor, peakFactor, transformerCorrection } from './short-circuit.ts';
import { earthCurrent, potentialRise, soilResistivity, gridResistance as substation } from './substation-earthing.ts';

describe('short-circuit currents', () => {
  it('use c = 1.1 and K_T = 0.972 for a transformer of 12.5 %', () => {
    expect(largestVoltageFactor).toBe(1.1);
    expect(transformerCorrection(0.125)).toBeCloseTo(0.9721, 4);
  });

  it('peak at 2.5 times the RMS value for X/R = 14, the 45 ms that breakers are rated for', () => {
    expect(Math.SQRT2 * peakFactor(14.14)).toBeCloseTo(2.56, 1);
    expect(peakFactor(0.001)).toBeCloseTo(1.02, 6);
  });

  it('lose their direct component with time, and inverters have none', () => {
    expect(asymmetricalBreak(10, 2, 14, 10)).toBeCloseTo(12, 6);
    expect(asymmetricalBreak(0, 2, 14, 0)).toBe(2);
    expect(asymmetricalBreak(10, 0, 14, 0)).toBeCloseTo(10 * Math.sqrt(3), 6);
  });
});

describe('earthing', () => {
  it('halves with two equal ways', () => {
    expect(inParallel(0.4, 0.4)).toBeCloseTo(0.2, 9);
  });

  it('reads a compact electrode at 61.8 % of the distance, and one that shares its current nearer', () => {
    expect(trueReadingAt({ currentProbe: 1000, share: 1 })).toBeCloseTo(618.03, 2);
    expect(trueReadingAt({ currentProbe: 1000, share: 0.5 })).toBeCloseTo(1000 * (Math.SQRT2 - 1), 6);
    const curve = { resistance: 0.11, resistivity: 45, currentProbe: 1000, share: 0.5 };
    expect(fallOfPotential(trueReadingAt(curve), curve)).toBeCloseTo(0.11, 9);
    expect(fallOfPotential(500, curve)).toBeCloseTo(0.11 + (45 / (2 * Math.PI)) * 0.0005, 9);
  });

  it('of the substation lies between a plate of its area and its grid without rods', () => {
    const area = 100 * 64;
    const conductor = 7 * 100 + 9 * 64;
    expect(substation).toBeGreaterThan((soilResistivity / 4) * Math.sqrt(Math.PI / area));
    expect(substation).toBeLessThan(gridResistance(soilResistivity, area, conductor));
    expect(potentialRise).toBeCloseTo(1271, 0);
    expect(earthCurrent).toBe(4100);
  });
});
