interface Extent {
  from: number;
  to: number;
}

interface ContourArea {
  x: Extent;
  y: Extent;
  step: number;
}

type Point = readonly [x: number, y: number];
type Corner = readonly [x: number, y: number, value: number];

/** Samples a surface once. The result is a function that gives the contour of a level as an SVG path (marching triangles). */
export function contoursOf(surface: (x: number, y: number) => number, { x, y, step }: ContourArea) {
  const along = ({ from, to }: Extent) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const samples = along(y).map((row) => along(x).map((column): Corner => [column, row, surface(column, row)]));
  const triangles = samples.slice(1).flatMap((row, rowIndex) =>
    row.slice(1).flatMap((corner, index) => {
      const above = samples[rowIndex];
      const [left, aboveLeft, aboveRight] = [row[index], above?.[index], above?.[index + 1]];
      if (!left || !aboveLeft || !aboveRight) return [];
      return [[aboveLeft, aboveRight, left] as const, [aboveRight, corner, left] as const];
    }),
  );
  return (level: number): string =>
    triangles
      .map((triangle) => crossings(triangle, level))
      .map(([start, end]) => (start && end ? `M${written(start)}L${written(end)}` : ''))
      .join('');
}

function crossings([a, b, c]: readonly [Corner, Corner, Corner], level: number): readonly Point[] {
  const edges = [[a, b] as const, [b, c] as const, [c, a] as const];
  return edges
    .filter(([start, end]) => start[2] < level !== end[2] < level)
    .map(([start, end]): Point => {
      const share = (level - start[2]) / (end[2] - start[2]);
      return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
    });
}

function written([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
