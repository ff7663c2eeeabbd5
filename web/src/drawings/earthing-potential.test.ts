import { describe, expect, it } from 'vitest';
import { earthCurrent, earthGrid, soilResistivity } from '../content/calculations/substation-earthing.ts';
import { energise } from './earth-electrode.ts';
import { earthingGrid, equipotential, surfacePotential } from './earthing-potential.ts';

const distance = ({ east, north }: { east: number; north: number }) => Math.hypot(east, north);

describe('the potential around the earthing grid', () => {
  it('falls with the distance, and far away equals the potential of a point source', () => {
    expect(surfacePotential({ east: 60, north: 0 })).toBeGreaterThan(surfacePotential({ east: 90, north: 0 }));
    const point = (52 * 4100) / (2 * Math.PI * 1000);
    expect(surfacePotential({ east: 1000, north: 0 })).toBeCloseTo(point, 0);
  });

  it('comes from the same grid as the calculated resistance', () => {
    const { halfWidth, halfHeight, easts, norths } = earthingGrid;
    const { length, width, conductor } = earthGrid;
    expect([2 * halfWidth, 2 * halfHeight]).toEqual([length, width]);
    expect(easts.length * width + norths.length * length).toBe(conductor);
  });

  it('comes from a grid that is symmetrical about both axes, because the contours are mirrored', () => {
    for (const places of [earthingGrid.easts, earthingGrid.norths])
      expect(places.map((place) => 0 - place).toReversed()).toEqual(places);
  });

  it('has contours that enclose the grid and lie inside each other', () => {
    const inner = equipotential(800);
    const outer = equipotential(430);
    expect(inner.length).toBeGreaterThan(40);
    inner.forEach((place, index) => {
      expect(distance(outer[index] ?? { east: 0, north: 0 })).toBeGreaterThan(distance(place));
    });
    for (const { east, north } of inner) {
      expect(Math.abs(east) > earthingGrid.halfWidth || Math.abs(north) > earthingGrid.halfHeight).toBe(true);
    }
  });

  it('has contours within two or three metres of those of the solved electrode with its rods', () => {
    const { easts, norths } = earthingGrid;
    const solved = energise({ columns: easts, rows: norths, depth: earthGrid.depth, rod: 2.4, radius: 0.005 });
    const volts = (metres: number, angle: number) =>
      soilResistivity *
      earthCurrent *
      solved.resistance *
      solved.surfacePotential(metres * Math.cos(angle), metres * Math.sin(angle));
    for (const line of [800, 430])
      for (const place of equipotential(line).filter((_, index) => index % 6 === 0)) {
        const angle = Math.atan2(place.north, place.east);
        expect(volts(distance(place) - 2.5, angle)).toBeGreaterThan(line);
        expect(volts(distance(place) + 2.5, angle)).toBeLessThan(line);
      }
  });

  it('falls from 800 volts at about seven metres outside the grid to 430 volts at about forty metres', () => {
    const outside = (volts: number) => {
      const places = equipotential(volts);
      return [
        Math.max(...places.map(({ east }) => east)) - earthingGrid.halfWidth,
        Math.max(...places.map(({ north }) => north)) - earthingGrid.halfHeight,
      ].map((metres) => Math.round(metres));
    };
    expect(outside(800)).toEqual([6, 7]);
    expect(outside(430)).toEqual([39, 45]);
  });

  it('equals the level of a contour at each point of the contour', () => {
    for (const place of equipotential(650)) expect(surfacePotential(place)).toBeCloseTo(650, -1);
  });
});
