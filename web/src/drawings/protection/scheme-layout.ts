import { type Relay, relays } from './scheme.ts';

/** Places on the sheet: the conductor of the bay, its busbars and its measuring transformers. */
export const x = 150;
export const busbar = { high: 62, low: 470 };
export const at = {
  highCts: [172, 198],
  transformer: 262,
  earthingTransformer: 330,
  lowCts: [406, 432],
  voltageTransformer: { x: 216, y: 502 },
  feederCt: 548,
} as const;

export const neutral = { high: 200, low: [222, 244] } as const;

/** The edges and the row height of the relay boxes, and the columns to their right. Each breaker has a column. */
export const box = { left: 322, right: 536, row: 24 } as const;
export const column = (index: number): number => 576 + index * 44;

const firstTop = 84;
const gap = 16;

/** The relays with the top edges of their boxes, which stand one below the other. */
export const placedRelays: readonly (Relay & { top: number })[] = relays.map((relay, index) => {
  const above = relays.slice(0, index);
  const height = above.reduce((sum, { functions }) => sum + (functions.length + 1) * box.row + gap, 0);
  return { ...relay, top: firstTop + height };
});

/** Gives the height at which the secondary wiring enters the box of a relay. */
export function entry(name: string): number {
  return (placedRelays.find((relay) => relay.name === name)?.top ?? 0) + box.row / 2;
}
