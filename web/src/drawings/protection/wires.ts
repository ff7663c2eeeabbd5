import type { Measurement } from './scheme.ts';
import { at, neutral, x } from './scheme-layout.ts';

/** The vertical wires. Each relay has one; wires at the same place lie one above the other and do not touch. */
export interface Wiring {
  relay: string;
  /** The place of the vertical part. */
  lane: number;
  /** The places at which the wire begins, and the distance that it first goes up from each. */
  from: readonly { measurement: Measurement; x: number; y: number; up?: number }[];
}

const fromVoltage = { measurement: 'VT', x: at.voltageTransformer.x, y: at.voltageTransformer.y + 8 } as const;

export const wires: readonly Wiring[] = [
  {
    relay: 'F1',
    lane: 278,
    from: [
      { measurement: 'CT11', x, y: at.highCts[0] },
      { measurement: 'CT high neutral', x: neutral.high, y: at.transformer - 16, up: 22 },
      { measurement: 'T1 tank', x: x + 17, y: at.transformer + 24 },
      { measurement: 'CT low neutral 1', x: neutral.low[0], y: at.earthingTransformer, up: 32 },
      { measurement: 'CT21', x, y: at.lowCts[0] },
    ],
  },
  {
    relay: 'F2',
    lane: 290,
    from: [
      { measurement: 'CT12', x, y: at.highCts[1] },
      { measurement: 'CT low neutral 2', x: neutral.low[1], y: at.earthingTransformer, up: 19 },
    ],
  },
  { relay: 'F3', lane: 302, from: [{ measurement: 'CT22', x, y: at.lowCts[1] }, fromVoltage] },
  { relay: 'F4', lane: 290, from: [fromVoltage] },
  { relay: 'F5', lane: 278, from: [{ measurement: 'CT3', x, y: at.feederCt }] },
];
