import type { PlotAxis, PlotContent, PlotSeries } from '../../content/shapes/plot.ts';

/** The drawing has 1000 by 1000 units, and fills the plot. */
const extent = 1000;

/** Gives the place of a value on its axis, from 0 at the lower end to 1 at the upper end. */
export const share = ({ min, max }: PlotAxis, value: number): number => (value - min) / (max - min);

/** Gives a point of the drawing. The upper left corner is 0, 0. */
export function pointOn({ x, y }: PlotContent, [atX, atY]: readonly [number, number]): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(share(x, atX) * extent), y: round((1 - share(y, atY)) * extent) };
}

/** Gives the path of a curve. A stepped curve holds each value until the next point. */
export function path(plot: PlotContent, { points, stepped = false }: PlotSeries): string {
  return points
    .map((point, index) => {
      const { x, y } = pointOn(plot, point);
      if (index === 0) return `M${x} ${y}`;
      return stepped ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
}

/**
 * Gives the data of a plot as rows: the value of the horizontal axis, then a cell for each curve, empty if the curve has no
 * reading.
 */
export function rows({ x, series, xInWords, decimals }: PlotContent): string[][] {
  const positions = [...new Set(series.flatMap(({ points }) => points.map(([at]) => at)))].sort((a, b) => a - b);
  return positions.map((at) => [
    xInWords?.(at) ?? x.ticks.find((tick) => tick.at === at)?.label ?? String(at),
    ...series.map(({ points }) => points.find(([position]) => position === at)?.[1].toFixed(decimals) ?? ''),
  ]);
}

/** Gives the heading of an axis in a table: "Distance (m)". */
export const axisName = ({ label, unit }: PlotAxis): string => (unit ? `${label} (${unit})` : label);
