import { describe, expect, it } from 'vitest';
import { page } from '../../../content/services/cable-solution.ts';
import { trefoilRating } from './trefoil-rating.ts';
import { cable, ground, group, lossesOfOne, ratedCurrent, trefoil, trench, warmSoil } from './trench.ts';

describe('the cables in the trench', () => {
  it('carry their rating by IEC 60287, worked by hand: 0.0797 Ω/km, T4 2.05 K·m/W, screens 6 %', () => {
    const inAndAroundTheCable = 0.323 + 1.06 * (0.105 + 2.05);
    expect(ratedCurrent).toBeGreaterThan(0.98 * Math.sqrt(75 / (79.7e-6 * inAndAroundTheCable)));
    expect(ratedCurrent).toBeLessThan(1.02 * Math.sqrt(75 / (79.7e-6 * inAndAroundTheCable)));
  });

  it('carry less in ground that has dried out, and less when they lie deeper', () => {
    const { current } = trefoilRating(cable, ground, 90);
    expect(trefoilRating(cable, { ...ground, resistivity: 2.5 }, 90).current).toBeLessThan(0.75 * current);
    expect(trefoilRating(cable, { ...ground, depth: 1500 }, 90).current).toBeLessThan(current);
  });

  it('touch each other, with at least 75 mm of sand on every side and the tile on top of it', () => {
    const [top, left, right] = trefoil;
    for (const [a, b] of [
      [top, left],
      [left, right],
      [right, top],
    ] as const) {
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.depth ?? 0) - (b?.depth ?? 0))).toBeCloseTo(cable.diameter, 6);
    }
    expect(trench.depth - group.bottom).toBeGreaterThanOrEqual(75);
    expect(group.top - trench.tile.depth - trench.tile.thickness).toBeGreaterThanOrEqual(75);
    expect(trench.tile.width).toBeGreaterThan(2 * cable.diameter);
  });

  it('warm the soil above the group no hotter than the cables themselves', () => {
    for (const { depth, radius } of warmSoil) expect(depth - radius).toBeLessThan(group.top);
  });
});

it('says beside the drawing what the drawing says', () => {
  const section = page.sections.find(({ kind }) => kind === 'drawing');
  const figures = section?.kind === 'drawing' ? section.figures.map(({ value }) => value) : [];
  expect(figures).toEqual([`${ratedCurrent}`, `${lossesOfOne}`, `${ground.resistivity}`, `${ground.depth}`]);
  const dry = trefoilRating(cable, { ...ground, resistivity: 2.5 }, 90).current;
  expect(section?.kind === 'drawing' && section.text).toContain(
    `at 2.5 K·m/W the same cables would carry ${Math.floor(dry / 5) * 5} A`,
  );
});
