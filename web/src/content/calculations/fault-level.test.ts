import { describe, expect, it } from 'vitest';
import { type FaultFeeders, faultLevel } from './fault-level.ts';
import { boardFault, boardInverters } from './grid-connection.ts';

// The tutorial of pandapower (tutorials/shortcircuit.ipynb), with its printed results. The grid has 100 MVA at 220 kV and R/X
// 0.35. The transformer is from its library: 100 MVA, 12 % with 0.26 % of resistance. The cables have 0.153 and 0.166 Ω/km.
const tutorial: FaultFeeders = {
  kilovolts: 110,
  source: { megavoltAmperes: 100, reactanceToResistance: 1 / 0.35 },
  transformers: {
    count: 1,
    megavoltAmperes: 100,
    impedance: 0.12,
    reactanceToResistance: Math.sqrt(12 ** 2 - 0.26 ** 2) / 0.26,
  },
  breakSeconds: 0.05,
  thermalSeconds: 1,
};
const cable = (kilometres: number) => ({ count: 1, kilometres, resistance: 0.153, reactance: 0.166 });

describe('the fault level', () => {
  it('equals the results of the pandapower tutorial for the source, its transformer and two cables', () => {
    const behind = (feeders: Partial<FaultFeeders>) => {
      const { initial, peak, thermal } = faultLevel({ ...tutorial, ...feeders });
      return [initial, peak, thermal].map((kiloamperes) => kiloamperes.toFixed(6));
    };
    const { transformers: _, ...withoutTransformers } = tutorial;
    const atSource = faultLevel({ ...withoutTransformers, kilovolts: 220 });
    expect([atSource.initial, atSource.peak, atSource.thermal].map((one) => one.toFixed(6))).toEqual([
      '0.262432',
      '0.505834',
      '0.263723',
    ]);
    expect(behind({})).toEqual(['0.476454', '0.942589', '0.479039']);
    expect(behind({ cables: cable(15) })).toEqual(['0.466671', '0.915418', '0.469123']);
    expect(behind({ cables: cable(10) })).toEqual(['0.469892', '0.924301', '0.472386']);
  });

  it('equals the results of pandapower 3.5.4 for transformers and cables in parallel, and for three seconds', () => {
    const two = faultLevel({
      kilovolts: 33,
      source: { megavoltAmperes: Math.sqrt(3) * 132 * 18, reactanceToResistance: 14 },
      transformers: {
        count: 2,
        megavoltAmperes: 60,
        impedance: 0.125,
        reactanceToResistance: Math.sqrt(12.5 ** 2 - 0.5 ** 2) / 0.5,
      },
      breakSeconds: 0.05,
      thermalSeconds: 1,
    });
    expect(two.initial).toBeCloseTo(15.037023, 5);
    expect(two.megavoltAmperes).toBeCloseTo(859.481314, 3);
    expect(two.peak).toBeCloseTo(39.813253, 5);
    expect(two.thermal).toBeCloseTo(15.577148, 5);
    expect(two.reactanceToResistance).toBeCloseTo(1.392238 / 0.06485, 3);
    const far = faultLevel({
      kilovolts: 11,
      source: { megavoltAmperes: 750, reactanceToResistance: 10 },
      transformers: {
        count: 1,
        megavoltAmperes: 20,
        impedance: 0.1,
        reactanceToResistance: Math.sqrt(10 ** 2 - 0.4 ** 2) / 0.4,
      },
      cables: { count: 2, kilometres: 2.5, resistance: 0.1, reactance: 0.09 },
      breakSeconds: 0.05,
      thermalSeconds: 3,
    });
    expect(far.initial).toBeCloseTo(7.756963, 5);
    expect(far.peak).toBeCloseTo(17.303174, 5);
    expect(far.thermal).toBeCloseTo(7.78046, 5);
  });

  it('equals the fault level of the drawn connection without resistances and without a network impedance', () => {
    const board = faultLevel({
      kilovolts: 33,
      source: { megavoltAmperes: 1e12, reactanceToResistance: 1e6 },
      transformers: { count: 2, megavoltAmperes: 60, impedance: 0.125, reactanceToResistance: 1e6 },
      inverters: { megavoltAmperes: 112, factor: 1.1 },
      breakSeconds: 0.05,
      thermalSeconds: 1,
    });
    expect(board.network).toBeCloseTo(boardFault, 6);
    expect(board.inverters).toBeCloseTo(boardInverters, 9);
    expect(board.initial).toBeCloseTo(boardFault + boardInverters, 6);
  });

  // Calculated by hand: 250 MVA at 11 kV with X/R 10, c = 1.1. Z = 1.1 × 121 ÷ 250 = 0.5324 Ω; R = Z ÷ √101 = 0.052976, X =
  // 0.529757. I″k = 1.1 × 11 ÷ (√3 × 0.5324) = 13.1216 kA.
  const strong: FaultFeeders = {
    kilovolts: 11,
    source: { megavoltAmperes: 250, reactanceToResistance: 10 },
    breakSeconds: 0.05,
    thermalSeconds: 1,
  };

  it('has the peak, the DC component and the thermal equivalent that were calculated by hand', () => {
    const level = faultLevel(strong);
    expect(level.initial).toBeCloseTo(13.1216, 4);
    // κ = 1.02 + 0.98 e^−0.3 = 1.746; ip = 1.746 × √2 × 13.1216.
    expect(level.peakFactor).toBeCloseTo(1.746, 4);
    expect(level.peak).toBeCloseTo(32.4, 2);
    // √2 × 13.1216 × e^(−100π × 0.05 ÷ 10) = 18.5567 × 0.207880.
    expect(level.direct).toBeCloseTo(3.8576, 3);
    expect(level.asymmetricalBreak).toBeCloseTo(Math.hypot(13.1216, 3.8576), 3);
    // m = (e^(200 × ln 0.746) − 1) ÷ (100 × ln 0.746) = 1 ÷ 29.303 = 0.034126; Ith = 13.1216 × √1.034126.
    expect(level.thermal).toBeCloseTo(13.3436, 3);
  });

  it('has motors with their own peak, as calculated by hand', () => {
    // Motors of 2 MVA that start with 5 times their rated current: Z = 121 ÷ 10 = 12.1 Ω; R/X = 0.15: R = 1.79493, X =
    // 11.96614. I″k = 1.1 × 11 ÷ (√3 × 12.1) = 0.577350 kA; κ = 1.02 + 0.98 e^−0.45 = 1.644876.
    const level = faultLevel({ ...strong, motors: { megavoltAmperes: 2, startingFactor: 5 } });
    expect(level.motors).toBeCloseTo(0.57735, 5);
    // The currents are not quite in phase. The sum is by the cosine rule with 84.2894° and 81.4692°.
    const between = ((84.2894 - 81.4692) * Math.PI) / 180;
    const sum = Math.sqrt(13.1216 ** 2 + 0.57735 ** 2 + 2 * 13.1216 * 0.57735 * Math.cos(between));
    expect(level.initial).toBeCloseTo(sum, 4);
    expect(level.peak).toBeCloseTo(32.4 + Math.SQRT2 * 1.644876 * 0.57735, 2);
    // The DC component of the motors after 50 ms: √2 × 0.577350 × e^(−100π × 0.05 × 0.15) = 0.07736.
    expect(level.direct).toBeCloseTo(3.8576 + 0.07736, 3);
    expect(level.thermal).toBeCloseTo(sum * Math.sqrt(1.034126), 3);
  });

  it('has motors with R/X 0.42 up to and including 1 kV', () => {
    const peakOf = (kilovolts: number) => {
      const low = {
        ...strong,
        kilovolts,
        source: { megavoltAmperes: 20, reactanceToResistance: 10 },
      };
      const motors = { megavoltAmperes: 0.5, startingFactor: 6 };
      const { peak } = faultLevel({ ...low, motors });
      const volts = (1.1 * kilovolts) / Math.sqrt(3);
      return (peak - faultLevel(low).peak) / ((Math.SQRT2 * volts * 6 * 0.5) / kilovolts ** 2);
    };
    // κ = 1.02 + 0.98 e^−1.26 = 1.297980; above 1 kV, κ = 1.644876.
    expect(peakOf(0.4)).toBeCloseTo(1.29798, 5);
    expect(peakOf(1)).toBeCloseTo(1.29798, 5);
    expect(peakOf(3.3)).toBeCloseTo(1.644876, 5);
  });

  it('adds the currents of inverters, in the peak without a factor, and without a DC component', () => {
    // 20 MVA at 11 kV is 1.04973 kA; 1.2 times this current is 1.25967 kA.
    const level = faultLevel({ ...strong, inverters: { megavoltAmperes: 20, factor: 1.2 } });
    expect(level.inverters).toBeCloseTo(1.25967, 5);
    expect(level.initial).toBeCloseTo(13.1216 + 1.25967, 4);
    expect(level.peak).toBeCloseTo(32.4 + Math.SQRT2 * 1.25967, 2);
    expect(level.direct).toBeCloseTo(3.8576, 3);
    expect(level.thermal).toBeCloseTo(Math.sqrt(14.38127 ** 2 + 0.034126 * 13.1216 ** 2), 3);
  });
});
