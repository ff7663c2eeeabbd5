import { describe, expect, it } from 'vitest';
import {
  buriedGridResistance,
  coldLimit,
  contourDistance,
  fallOfPotential,
  gridResistance,
  inParallel,
  leastSection,
  permissibleTouchVoltage,
  touchVoltages,
  trueReadingAt,
} from './earthing.ts';
import {
  asymmetricalBreak,
  directHeat,
  largestVoltageFactor,
  peakFactor,
  transformerCorrection,
} from './short-circuit.ts';
import { earthCurrent, potentialRise, gridResistance as substation } from './substation-earthing.ts';

describe('short-circuit currents', () => {
  it('use c = 1.1 and K_T = 0.972 for a transformer of 12.5 %', () => {
    expect(largestVoltageFactor).toBe(1.1);
    expect(transformerCorrection(0.125)).toBeCloseTo(0.9721, 4);
  });

  it('peak at 2.5 times the RMS value for X/R = 14, which is the rated time constant of breakers, 45 ms', () => {
    expect(Math.SQRT2 * peakFactor(14.14)).toBeCloseTo(2.56, 1);
    expect(peakFactor(0.001)).toBeCloseTo(1.02, 6);
  });

  it('have the DC heat of IEC 60909-0: m = 0.443 at f T = 5 and κ = 1.8', () => {
    // Calculated by hand: (e^(20 ln 0.8) − 1) ÷ (10 ln 0.8) = (0.0115292 − 1) ÷ −2.2314355.
    expect(directHeat(1.8, 0.1)).toBeCloseTo(0.442975, 5);
  });

  it('lose their DC component with time, and have none from inverters', () => {
    expect(asymmetricalBreak(10, 2, 14, 10)).toBeCloseTo(12, 6);
    expect(asymmetricalBreak(0, 2, 14, 0)).toBe(2);
    expect(asymmetricalBreak(10, 0, 14, 0)).toBeCloseTo(10 * Math.sqrt(3), 6);
  });
});

describe('earthing', () => {
  it('has the resistances of annex B of IEEE 80: 70 m square in 400 Ω·m, without rods and with 20 rods', () => {
    expect(buriedGridResistance(400, 70 * 70, 1540, 0.5)).toBeCloseTo(2.78, 2);
    expect(buriedGridResistance(400, 70 * 70, 1540 + 20 * 7.5, 0.5)).toBeCloseTo(2.75, 2);
    // Calculated by hand: 400 × (1 ÷ 1540 + 1 ÷ √98000 × (1 + 1 ÷ (1 + 0.5 × √(20 ÷ 4900)))) = 400 × 0.00693923.
    expect(buriedGridResistance(400, 70 * 70, 1540, 0.5)).toBeCloseTo(2.775693, 5);
    // The formula without depth is that of a plate, but with 2 ÷ √20 instead of √π ÷ 4.
    expect(buriedGridResistance(100, 400, 1e12, 0)).toBeCloseTo(100 * (2 / Math.sqrt(20 * 400)), 6);
  });

  it('has the resistance by area and length that was calculated by hand: 100 ÷ 4 × √(π ÷ 400) + 100 ÷ 200', () => {
    expect(gridResistance(100, 400, 200)).toBeCloseTo(2.21557 + 0.5, 4);
  });

  it('permits the touch voltages of BS EN 50522 at the times of its table, and of its curve between them', () => {
    // The values of the standard are repeated here, so that a mistake in the table is noticed.
    const tabulated = { 0.05: 716, 0.1: 654, 0.2: 537, 0.5: 220, 1: 117, 2: 96, 5: 86, 10: 85 };
    for (const [seconds, volts] of Object.entries(tabulated))
      expect(permissibleTouchVoltage(Number(seconds)), `${seconds} s`).toBe(volts);
    expect(touchVoltages).toHaveLength(Object.keys(tabulated).length);
    // The time halfway between 0.5 s and 1 s on a logarithmic scale gives the geometric mean of 220 V and 117 V.
    expect(permissibleTouchVoltage(Math.sqrt(0.5))).toBeCloseTo(Math.sqrt(220 * 117), 6);
    // 0.3 s is ln 1.5 ÷ ln 2.5 = 0.442508 of the way from 0.2 s to 0.5 s: 537 × (220 ÷ 537)^0.442508.
    expect(permissibleTouchVoltage(0.3)).toBeCloseTo(361.81, 2);
    expect(() => permissibleTouchVoltage(0.04)).toThrow('0.04 s');
    expect(() => permissibleTouchVoltage(10.1)).toThrow('10.1 s');
  });

  it('calls a site cold up to 430 V, and up to 650 V only if reliable lines clear a fault in 0.2 s', () => {
    expect(coldLimit(false, 0.1)).toBe(430);
    expect(coldLimit(true, 0.2)).toBe(650);
    expect(coldLimit(true, 0.21)).toBe(430);
  });

  it('has a contour at the distance of a plate: one radius outside at a third of the potential', () => {
    const area = Math.PI * 30 ** 2;
    // sin(π ÷ 6) = ½.
    expect(contourDistance(area, 900, 300)).toBeCloseTo(30, 9);
    // sin(π ÷ 4) = 1 ÷ √2.
    expect(contourDistance(area, 900, 450)).toBeCloseTo(30 * (Math.SQRT2 - 1), 9);
    expect(contourDistance(area, 900, 900)).toBe(0);
    expect(contourDistance(area, 400, 430)).toBe(0);
  });

  it('needs a copper section of 2000 A × √3 s ÷ 159 = 21.8 mm² for a fault of three seconds', () => {
    expect(leastSection(2000, 3, 159)).toBeCloseTo(21.79, 2);
  });

  it('has half the resistance with two equal paths', () => {
    expect(inParallel(0.4, 0.4)).toBeCloseTo(0.2, 9);
  });

  it('reads a compact electrode at 61.8 % of the distance, and an electrode with sheaths nearer', () => {
    expect(trueReadingAt({ currentProbe: 1000, share: 1 })).toBeCloseTo(618.03, 2);
    expect(trueReadingAt({ currentProbe: 1000, share: 0.5 })).toBeCloseTo(1000 * (Math.SQRT2 - 1), 6);
    const curve = { resistance: 0.11, resistivity: 45, currentProbe: 1000, share: 0.5 };
    expect(fallOfPotential(trueReadingAt(curve), curve)).toBeCloseTo(0.11, 9);
    expect(fallOfPotential(500, curve)).toBeCloseTo(0.11 + (45 / (2 * Math.PI)) * 0.0005, 9);
  });

  it('has the resistance of the substation that was calculated by hand: 52 × (1 ÷ 1276 + 1.96756 ÷ 357.77) = 0.3267', () => {
    expect(substation).toBe(0.33);
    expect(earthCurrent).toBe(4100);
    expect(potentialRise).toBeCloseTo(1353, 6);
  });
});
