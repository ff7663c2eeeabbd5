import { expect, it } from 'vitest';
import { apparent, beyond, reactiveLoss } from './reactive-power.ts';

const flow = { megawatts: 114, megavars: 37.5, voltage: 1 };
const transformers = { megavoltAmperes: 120, resistance: 0, reactance: 0.125 };

it('absorbs 15 MVAr in two transformers of 60 MVA and 12.5 % at 120 MVA, and more at a low voltage', () => {
  expect(reactiveLoss(flow, transformers)).toBeCloseTo(15, 1);
  expect(reactiveLoss({ ...flow, voltage: 0.94 }, transformers)).toBeCloseTo(15 / 0.94 ** 2, 1);
});

it('raises the voltage towards the inverters with reactive export, and lowers it with import', () => {
  // Calculated by hand: 1 + 0.125 × 37.5/120 = 1.039 in phase, and 0.125 × 114/120 = 0.119 in quadrature.
  expect(beyond(flow, transformers).voltage).toBeCloseTo(Math.hypot(1.0391, 0.1188), 3);
  expect(apparent(beyond(flow, transformers))).toBeCloseTo(125.5, 1);
  expect(beyond({ ...flow, megavars: -37.5 }, transformers).voltage).toBeLessThan(1);
});

it('has equal currents at both ends of a cable, and loses the power of this current in the resistance', () => {
  const cable = { megavoltAmperes: 136, resistance: 0.01, reactance: 0.008 };
  const near = { ...flow, voltage: 1.04 };
  const far = beyond(near, cable);
  const current = apparent(near) / near.voltage;
  expect(apparent(far) / far.voltage).toBeCloseTo(current, 6);
  expect(far.megawatts - near.megawatts).toBeCloseTo((0.01 * current ** 2) / 136, 9);
});
