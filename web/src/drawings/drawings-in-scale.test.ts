import { describe, expect, it } from 'vitest';
import { contoursOf } from './contour-lines.ts';
import { energise } from './earth-electrode.ts';
import { isotherms } from './soil-isotherms.ts';

describe('the earth grid', () => {
  const plan = { columns: [0, 10, 20, 30, 40], rows: [0, 10, 20, 30, 40], depth: 0.5, rod: 3, radius: 0.01 };
  const electrode = energise(plan);

  it('has the resistance of the formula in IEEE 80, within 15 %', () => {
    const length = 10 * 40 + 16 * 3;
    const byFormula = 1 / length + (1 + 1 / (1 + plan.depth * Math.sqrt(20 / 1600))) / Math.sqrt(20 * 1600);
    expect(Math.abs(electrode.resistance / byFormula - 1)).toBeLessThan(0.15);
  });

  it('has its highest potential above a conductor, a lower one inside a mesh, and the lowest outside', () => {
    const potentials = [
      electrode.surfacePotential(20, 20),
      electrode.surfacePotential(15, 15),
      electrode.surfacePotential(-5, 20),
      electrode.surfacePotential(-400, 20),
    ];
    expect(potentials).toEqual(potentials.toSorted((a, b) => b - a));
    expect(potentials[0]).toBeLessThan(1);
    // Far away, the grid acts like a point source of current.
    expect(potentials[3]).toBeCloseTo(1 / electrode.resistance / (2 * Math.PI * 420), 3);
  });
});

it('draws a contour at the points at which the surface has its level', () => {
  const area = { x: { from: -4, to: 4 }, y: { from: -4, to: 4 }, step: 0.25 };
  const path = contoursOf((x, y) => Math.hypot(x, y), area)(3);
  const points = [...path.matchAll(/[ML](\S+) ([-\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
  expect(points.length).toBeGreaterThan(40);
  for (const radius of points) expect(radius).toBeCloseTo(3, 1);
});

it('draws an isotherm at the points that the cables and their mirror image heat to its temperature', () => {
  const cable = { depth: 900, ambient: 15, losses: 75, resistivity: 1.2 };
  for (const { temperature, depth, radius } of isotherms(cable, [30, 60])) {
    const at = depth - radius;
    const heat = ((1.2 * 75) / (2 * Math.PI)) * Math.log((900 + at) / (900 - at));
    expect(15 + heat).toBeCloseTo(temperature, 6);
  }
});
