/** A straight piece of bare conductor in the ground, in metres. `depth` is the depth of its middle. */
interface Piece {
  x: number;
  y: number;
  depth: number;
  length: number;
  along: 'x' | 'y' | 'depth';
}

/** A rectangular earth grid with rods at the nodes of its edge, in metres. */
export interface EarthGridPlan {
  columns: readonly number[];
  rows: readonly number[];
  depth: number;
  rod: number;
  /** The radius of the conductors. */
  radius: number;
}

const longestPiece = 3;
/** The points of a piece at which its current leaves. Each is a share of the length, measured from the middle. */
const sources = [-1 / 3, 0, 1 / 3];

/** The result for an electrode in homogeneous soil of 1 Ω·m. */
interface EarthedElectrode {
  /** The resistance in ohms for a soil of 1 Ω·m. */
  resistance: number;
  /** The potential of the surface, as a share of the potential of the electrode. */
  surfacePotential(x: number, y: number): number;
}

/** Solves for the current that leaves each piece. All pieces of the electrode have the same potential. */
export function energise(plan: EarthGridPlan): EarthedElectrode {
  const pieces = cut(plan);
  const influence = pieces.map((at, row) =>
    pieces.map((from, column) => (row === column ? ownPotential(from, plan.radius) : potential(from, at))),
  );
  const currents = solve(
    influence,
    pieces.map(() => 1),
  );
  const total = currents.reduce((sum, current) => sum + current, 0);
  return {
    resistance: 1 / total,
    surfacePotential: (x, y) =>
      pieces.reduce((sum, piece, index) => sum + (currents[index] ?? 0) * potential(piece, { x, y, depth: 0 }), 0),
  };
}

/** Gives the positions of the rods of a plan: the nodes at its edge. */
export function rodsOf({ columns, rows }: EarthGridPlan): readonly { x: number; y: number }[] {
  const isEnd = (list: readonly number[], value: number) => value === list[0] || value === list.at(-1);
  return columns.flatMap((x) => rows.filter((y) => isEnd(columns, x) || isEnd(rows, y)).map((y) => ({ x, y })));
}

function cut(plan: EarthGridPlan): readonly Piece[] {
  const { columns, rows, depth, rod } = plan;
  const across = piecesBetween(columns);
  const down = piecesBetween(rows);
  return [
    ...rows.flatMap((y) => across.map(({ middle, length }): Piece => ({ x: middle, y, depth, length, along: 'x' }))),
    ...columns.flatMap((x) => down.map(({ middle, length }): Piece => ({ x, y: middle, depth, length, along: 'y' }))),
    ...rodsOf(plan).map((node): Piece => ({ ...node, depth: depth + rod / 2, length: rod, along: 'depth' })),
  ];
}

/** Cuts the stretches between neighbouring nodes into pieces, so that no piece crosses another. */
function piecesBetween(nodes: readonly number[]): readonly { middle: number; length: number }[] {
  return nodes.slice(1).flatMap((to, index) => {
    const from = nodes[index] ?? to;
    const count = Math.ceil((to - from) / longestPiece);
    const length = (to - from) / count;
    return Array.from({ length: count }, (_, piece) => ({ middle: from + (piece + 0.5) * length, length }));
  });
}

/** Gives the potential at a point if one ampere leaves a piece and its image above the surface. */
function potential(from: Piece, at: { x: number; y: number; depth: number }): number {
  return sources.reduce((sum, share) => {
    const source = { ...from, [from.along]: from[from.along] + share * from.length };
    const distance = Math.hypot(source.x - at.x, source.y - at.y);
    const direct = 1 / Math.hypot(distance, source.depth - at.depth);
    const mirrored = 1 / Math.hypot(distance, source.depth + at.depth);
    return sum + (direct + mirrored) / (4 * Math.PI * sources.length);
  }, 0);
}

function ownPotential({ length, depth }: Piece, radius: number): number {
  const line = (distance: number) => Math.asinh(length / (2 * distance)) / (2 * Math.PI * length);
  return line(radius) + line(2 * depth);
}

/** Solves linear equations by Gaussian elimination. This matrix needs no pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => Float64Array.from([...row, right[index] ?? 0]));
  for (const [step, pivotRow] of rows.entries()) {
    const pivot = pivotRow[step] ?? 0;
    for (const row of rows.slice(step + 1)) {
      const factor = (row[step] ?? 0) / pivot;
      for (let column = step; column < row.length; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
    }
  }
  const result = new Float64Array(rows.length);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index] ?? new Float64Array();
    let rest = row[rows.length] ?? 0;
    for (let column = index + 1; column < rows.length; column += 1) rest -= (row[column] ?? 0) * (result[column] ?? 0);
    result[index] = rest / (row[index] ?? 1);
  }
  return Array.from(result);
}
