import { describe, expect, it } from 'vitest';
import { energisingDip, networkBranch, recoveryTo, voltageAt } from './voltage-change.ts';

describe('the voltage where a plant connects', () => {
  const network = networkBranch(10, 33, 5);

  it('has a network of one per unit at its fault level', () => {
    expect(network.megavoltAmperes).toBeCloseTo(571.58, 2);
    expect(Math.hypot(network.resistance, network.reactance)).toBeCloseTo(1, 9);
    expect(network.reactance / network.resistance).toBeCloseTo(5, 9);
  });

  it('is that of the network without power', () => {
    expect(voltageAt({ megawatts: 0, megavars: 0 }, network)).toBeCloseTo(1, 9);
  });

  it('is the sum of the network’s voltage and the drop of the current, by complex numbers', () => {
    for (const flow of [
      { megawatts: 40, megavars: 10 },
      { megawatts: -40, megavars: 10 },
      { megawatts: 30, megavars: -20 },
    ]) {
      const voltage = voltageAt(flow, network);
      const [active, reactive] = [flow.megawatts / 571.58 / voltage, flow.megavars / 571.58 / voltage];
      const { resistance, reactance } = network;
      const source = Math.hypot(
        voltage - (resistance * active + reactance * reactive),
        reactance * active - resistance * reactive,
      );
      expect(source).toBeCloseTo(1, 6);
      expect(voltage).toBeGreaterThan(0.9);
    }
  });
});

describe('the dip as transformers are energised', () => {
  it('divides the voltage between the network and the inrush', () => {
    expect(energisingDip(10, 5, 450)).toBeCloseTo(50 / 500, 9);
    expect(energisingDip(0, 5, 450)).toBe(0);
  });
});

describe('a voltage that recovers along a profile', () => {
  const profile = [
    [0, 1],
    [0, 0.2],
    [1, 0.2],
    [3, 0.6],
    [4, 0.6],
  ] as const;

  it('comes back to a level on its way up', () => {
    expect(recoveryTo(0.4, profile)).toBeCloseTo(2, 9);
    expect(recoveryTo(0.6, profile)).toBeCloseTo(3, 9);
  });

  it('does not come back above where it ends', () => {
    expect(recoveryTo(0.7, profile)).toBeUndefined();
    const level = [
      [0, 0.6],
      [1, 0.6],
    ] as const;
    expect(recoveryTo(0.6, level)).toBeUndefined();
  });
});
