import { describe, expect, it } from 'vitest';
import type { PlotContent } from '../../content/shapes/plot.ts';
import { axisName, path, pointOn, rows } from './plot-geometry.ts';

const plot: PlotContent = {
  id: 'DRG-999',
  alternative: 'Two curves.',
  caption: 'Two curves',
  scale: 'Not to scale',
  x: { label: 'Distance', unit: 'm', min: 0, max: 10, ticks: [{ at: 0, label: 'start' }] },
  y: { label: 'Height', min: 0, max: 4, ticks: [] },
  series: [
    { name: 'First', tone: 'accent', points: [[0, 0], [5, 2], [10, 4]] }, // biome-ignore format: one curve, one line
    { name: 'Second', tone: 'drawing', stepped: true, points: [[0, 1], [10, 3]] }, // biome-ignore format: one curve, one line
  ],
  decimals: 1,
};

describe('a plot', () => {
  it('has its origin in the lower left corner', () => {
    expect(pointOn(plot, [0, 0])).toEqual({ x: 0, y: 1000 });
    expect(pointOn(plot, [10, 4])).toEqual({ x: 1000, y: 0 });
  });

  it('joins readings, or holds them until the next', () => {
    const [first, second] = plot.series;
    expect(first && path(plot, first)).toBe('M0 1000L500 500L1000 0');
    expect(second && path(plot, second)).toBe('M0 750H1000V250');
  });

  it('is a table as well, with an empty cell where a curve has no reading', () => {
    expect(rows(plot)).toEqual([
      ['start', '0.0', '1.0'],
      ['5', '2.0', ''],
      ['10', '4.0', '3.0'],
    ]);
    expect(axisName(plot.x)).toBe('Distance (m)');
    expect(axisName(plot.y)).toBe('Height');
  });
});
