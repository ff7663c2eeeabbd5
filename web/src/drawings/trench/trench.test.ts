import { describe, expect, it } from 'vitest';
import { trefoilRating } from './trefoil-rating.ts';
import { cable, ground, group, ratedCurrent, trefoil, trench, warmSoil } from './trench.ts';

describe('the cables in the trench', () => {
  it('have the rating by IEC 60287 that was calculated by hand: 0.0797 Ω/km, T4 2.05 K·m/W, screens 6 %', () => {
    const inAndAroundTheCable = 0.323 + 1.06 * (0.105 + 2.05);
    expect(ratedCurrent).toBeGreaterThan(0.98 * Math.sqrt(75 / (79.7e-6 * inAndAroundTheCable)));
    expect(ratedCurrent).toBeLessThan(1.02 * Math.sqrt(75 / (79.7e-6 * inAndAroundTheCable)));
  });

  it('have the rating and losses of the formulas of IEC 60287, which the test writes out again', () => {
    const direct = 60.5e-6 * (1 + 0.00403 * 70);
    const x = ((2 * Math.PI * 50 * 4e-7) / direct) ** 2;
    const skin = 1 / (192 / x + 0.8);
    const ratio = 26.7 ** 2 / 54 ** 2;
    const alternating = direct * (1 + skin * (1 + ratio * (0.312 * ratio + 1.18 / (0.27 + skin))));
    const reactance = 100 * Math.PI * 2e-7 * Math.log(108 / 46.9);
    const screens = (609e-6 * reactance ** 2) / (alternating * (reactance ** 2 + 609e-6 ** 2));
    const [t1, t3] = [1.07 * Math.log(45.9 / 26.7), 1.6 * Math.log(54 / 48)].map((ln) => (3.5 * ln) / (2 * Math.PI));
    const t4 = (1.2 * 1.5 * (Math.log(3600 / 54) - 0.63)) / Math.PI;
    const squared = 75 / (alternating * ((t1 ?? 0) + (1 + screens) * ((t3 ?? 0) + t4)));
    const { current, losses } = trefoilRating(cable, ground, 90);
    expect(current).toBeCloseTo(Math.sqrt(squared), 4);
    expect(losses).toBeCloseTo(squared * alternating * (1 + screens), 4);
  });

  it('carry less current in dried-out ground and at a greater depth', () => {
    const { current } = trefoilRating(cable, ground, 90);
    expect(trefoilRating(cable, { ...ground, resistivity: 2.5 }, 90).current).toBeLessThan(0.75 * current);
    expect(trefoilRating(cable, { ...ground, depth: 1500 }, 90).current).toBeLessThan(current);
  });

  it('touch each other, with at least 75 mm of sand above and below them and the tile on top', () => {
    const [top, left, right] = trefoil;
    for (const [a, b] of [
      [top, left],
      [left, right],
      [right, top],
    ] as const) {
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.depth ?? 0) - (b?.depth ?? 0))).toBeCloseTo(cable.diameter, 6);
    }
    const edges = trefoil.flatMap(({ depth }) => [depth - cable.diameter / 2, depth + cable.diameter / 2]);
    expect([group.top, group.bottom]).toEqual([Math.min(...edges), Math.max(...edges)]);
    expect(trench.depth - group.bottom).toBeGreaterThanOrEqual(75);
    expect(group.top - trench.tile.depth - trench.tile.thickness).toBeGreaterThanOrEqual(75);
    expect(trench.tile.width).toBeGreaterThan(2 * cable.diameter);
  });

  it('heat the soil to the temperature of each isotherm, and every isotherm encloses them', () => {
    for (const { depth, radius } of warmSoil) expect(depth - radius).toBeLessThan(group.top);
    // The rise at a point above the middle, from the three cables as one line source and its image: ρ q ÷ 2π · ln of the ratio
    // of the distances to the two.
    const { losses } = trefoilRating(cable, ground, 90);
    for (const { temperature, depth, radius } of warmSoil) {
      const top = depth - radius;
      const rise = ((1.2 * 3 * losses) / (2 * Math.PI)) * Math.log((900 + top) / (900 - top));
      expect(15 + rise).toBeCloseTo(temperature, 6);
    }
  });
});
