import { describe, expect, it } from 'vitest';
import { earthWire, phases, spanLength, towerHeight, towerMembers, wire } from './lattice-tower.ts';

const lowest = (hung: (typeof phases)[number]) => Math.min(...wire(hung, 0, spanLength).map(({ up }) => up));

describe('the overhead line on the careers page', () => {
  it('carries two circuits of three phases, mirrored about the tower', () => {
    expect(phases).toHaveLength(6);
    expect(phases.reduce((sum, { across }) => sum + across, 0)).toBeCloseTo(0);
  });

  it('keeps the clearance to ground of 6.7 m that 132 kV needs, also at mid-span', () => {
    for (const phase of phases) expect(lowest(phase)).toBeGreaterThanOrEqual(6.7);
  });

  it('has its earth wire above every phase and shields each phase within 45 degrees', () => {
    expect(earthWire.up).toBe(towerHeight);
    for (const { across, up } of phases) {
      expect(Math.atan2(Math.abs(across), earthWire.up - up)).toBeLessThanOrEqual(Math.PI / 4);
    }
    expect(lowest(earthWire)).toBeGreaterThan(Math.max(...phases.map(lowest)));
  });

  it('has wires at the height of their suspension points at both ends of a span', () => {
    for (const hung of [...phases, earthWire]) {
      const points = wire(hung, 0, spanLength);
      expect(points.at(0)?.up).toBeCloseTo(hung.up);
      expect(points.at(-1)?.up).toBeCloseTo(hung.up);
    }
  });

  it('has every tower on the ground and at its place along the line', () => {
    for (const along of [0, spanLength]) {
      const points = towerMembers(along).flat();
      expect(Math.min(...points.map(({ up }) => up))).toBe(0);
      expect(Math.max(...points.map(({ up }) => up))).toBe(towerHeight);
      expect(points.every((point) => Math.abs(point.along - along) < 2.7)).toBe(true);
    }
  });
});
