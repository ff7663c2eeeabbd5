import { describe, expect, it } from 'vitest';
import { energisingDip, networkBranch, voltageAt } from './voltage-change.ts';

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
