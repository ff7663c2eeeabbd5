import { describe, expect, it } from 'vitest';
import { energisingDip, networkBranch, recoveryTo, voltageAt } from './voltage-change.ts';

describe('the voltage at the connection point of a plant', () => {
  const network = networkBranch(10, 33, 5);

  it('comes from a network with an impedance of one per unit of its fault level', () => {
    expect(network.megavoltAmperes).toBeCloseTo(571.58, 2);
    expect(Math.hypot(network.resistance, network.reactance)).toBeCloseTo(1, 9);
    expect(network.reactance / network.resistance).toBeCloseTo(5, 9);
  });

  it('equals the voltage of the network if the plant has no power', () => {
    expect(voltageAt({ megawatts: 0, megavars: 0 }, network)).toBeCloseTo(1, 9);
  });

  it('is the network’s voltage plus the complex voltage drop of the current', () => {
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

describe('the dip when transformers are energised', () => {
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

  it('reaches a level on its way up', () => {
    expect(recoveryTo(0.4, profile)).toBeCloseTo(2, 9);
    expect(recoveryTo(0.6, profile)).toBeCloseTo(3, 9);
  });

  it('never reaches a level above its end', () => {
    expect(recoveryTo(0.7, profile)).toBeUndefined();
    const level = [
      [0, 0.6],
      [1, 0.6],
    ] as const;
    expect(recoveryTo(0.6, level)).toBeUndefined();
  });
});
