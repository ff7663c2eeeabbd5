import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import {
  type Generator,
  microLimit,
  moduleType,
  phaseAmperes,
  routeOf,
  shortFormLimit,
  stationSize,
} from './generator-route.ts';

// The tests take the thresholds of EREC G98 and EREC G99, and values on both sides of each threshold.

const home: Generator = {
  kilowatts: 3.68,
  kilovolts: 0.23,
  isThreePhase: false,
  isTypeTested: true,
  region: 'england-wales',
};

describe('the route of a generator', () => {
  it('is G98 up to 16 A a phase: 3.68 kW in one phase, 11.04 kW in three', () => {
    expect(microLimit(false)).toBe(3.68);
    expect(microLimit(true)).toBe(11.04);
    expect(phaseAmperes(home)).toBeCloseTo(16, 9);
    expect(phaseAmperes({ kilowatts: 11.04, isThreePhase: true })).toBeCloseTo(16, 9);
    expect(routeOf(home)).toEqual({ by: 'G98' });
    expect(routeOf({ ...home, kilowatts: 3.69 })).toMatchObject({ by: 'G99', type: 'A' });
    expect(routeOf({ ...home, kilowatts: 11.04, isThreePhase: true })).toEqual({ by: 'G98' });
    expect(routeOf({ ...home, kilowatts: 11.05, isThreePhase: true })).toMatchObject({ by: 'G99', type: 'A' });
    expect(routeOf({ ...home, kilowatts: 0.5 })).toEqual({ by: 'G98' });
  });

  it('is G98 at low voltage only, and for type-tested modules only', () => {
    expect(routeOf({ ...home, kilovolts: 1, isThreePhase: true })).toEqual({ by: 'G98' });
    expect(routeOf({ ...home, kilovolts: 11, isThreePhase: true })).toMatchObject({ by: 'G99', type: 'A' });
    expect(routeOf({ ...home, isTypeTested: false })).toMatchObject({ by: 'G99', type: 'A' });
    expect(routeOf({ ...home, isTypeTested: false, kilowatts: 0.79 })).toEqual({ by: 'operator' });
  });

  testRows([
    [0.79, undefined],
    [0.8, 'A'],
    [999.9, 'A'],
    [1000, 'B'],
    [9999.9, 'B'],
    [10_000, 'C'],
    [49_999, 'C'],
    [50_000, 'D'],
  ] as const)('has the Type of its capacity below 110 kV', (kilowatts, type) => {
    expect(moduleType(kilowatts, 109.9)).toBe(type);
  });

  it('is Type D from 110 kV at any capacity, and says whether voltage or capacity decided', () => {
    expect(moduleType(500, 110)).toBe('D');
    const large = { ...home, kilowatts: 500, kilovolts: 132, isThreePhase: true, isTypeTested: false };
    expect(routeOf(large)).toEqual({ by: 'G99', type: 'D', becauseOf: 'voltage' });
    expect(routeOf({ ...large, kilowatts: 60_000 })).toEqual({ by: 'G99', type: 'D', becauseOf: 'capacity' });
    expect(routeOf({ ...large, kilowatts: 20_000, kilovolts: 33 })).toEqual({
      by: 'G99',
      type: 'C',
      becauseOf: 'capacity',
    });
  });

  it('has Form A1-1 as application up to 17 kW in one phase and 50 kW in three, as network operators write', () => {
    expect([shortFormLimit(false), shortFormLimit(true)]).toEqual([17, 50]);
  });

  it('is the Grid Code at voltages of the transmission system, which include 132 kV in Scotland', () => {
    const large = { ...home, kilowatts: 60_000, kilovolts: 132, isThreePhase: true, isTypeTested: false };
    for (const region of ['south-scotland', 'north-scotland'] as const) {
      expect(routeOf({ ...large, region })).toEqual({ by: 'transmission' });
      expect(routeOf({ ...large, region, kilovolts: 110 })).toEqual({ by: 'transmission' });
      expect(routeOf({ ...large, region, kilovolts: 66 })).toMatchObject({ by: 'G99', type: 'D' });
    }
    expect(routeOf({ ...large, kilovolts: 275 })).toEqual({ by: 'transmission' });
    expect(routeOf({ ...large, kilovolts: 200 })).toEqual({ by: 'transmission' });
  });
});

describe('a power station by the Grid Code', () => {
  testRows([
    ['england-wales', 9.9, 'Small', true],
    ['england-wales', 10, 'Small', false],
    ['england-wales', 49.9, 'Small', false],
    ['england-wales', 50, 'Medium', false],
    ['england-wales', 99.9, 'Medium', false],
    ['england-wales', 100, 'Large', true],
    ['south-scotland', 9.9, 'Small', true],
    ['south-scotland', 29.9, 'Small', false],
    ['south-scotland', 30, 'Large', true],
    ['north-scotland', 9.9, 'Small', true],
    ['north-scotland', 10, 'Large', true],
    ['north-scotland', 60, 'Large', true],
  ] as const)(
    'has the size of its area and capacity, and says whether the proposal would change it',
    (region, megawatts, size, holds) => {
      expect(stationSize(1000 * megawatts, region)).toEqual({ size, holdsEitherWay: holds });
    },
  );
});
