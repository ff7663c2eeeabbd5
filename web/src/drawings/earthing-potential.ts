import { earthCurrent, soilResistivity } from '../content/calculations/substation-earthing.ts';

/** A place on the plan in metres from the middle of the grid, `north` up the sheet. */
export interface Place {
  east: number;
  north: number;
}

/** Half the sides of the grid in metres, and the places of its conductors, which are closer together at the edge. */
export const earthingGrid: {
  halfWidth: number;
  halfHeight: number;
  easts: readonly number[];
  norths: readonly number[];
} = {
  halfWidth: 50,
  halfHeight: 32,
  easts: [-50, -42, -31, -17, 0, 17, 31, 42, 50],
  norths: [-32, -25, -14, 0, 14, 25, 32],
};

/** Widens a point source, in metres: the potential at a crossing would otherwise be infinite. */
const spread = 4;

/**
 * The current leaves at the crossings, and a little more of it at the edge. The two figures were chosen so that
 * the contours lie within two or three metres of those of the solved electrode (earth-electrode.ts).
 */
const sources = earthingGrid.easts.flatMap((east) =>
  earthingGrid.norths.map((north) => {
    const reach = Math.max(Math.abs(east) / earthingGrid.halfWidth, Math.abs(north) / earthingGrid.halfHeight);
    return { east, north, share: (1.2 - reach ** 2) ** -0.2 };
  }),
);
const allShares = sources.reduce((sum, { share }) => sum + share, 0);

const farPotential = (soilResistivity * earthCurrent) / (2 * Math.PI);

/** The surface potential in volts, from the point sources and their images in uniform soil. */
export function surfacePotential({ east, north }: Place): number {
  let potential = 0;
  for (const source of sources) {
    const eastwards = east - source.east;
    const northwards = north - source.north;
    // The page does this about 40,000 times as it starts; `Math.hypot` was noticeably slower on a phone.
    potential += source.share / Math.sqrt(eastwards * eastwards + northwards * northwards + spread * spread);
  }
  return (potential * farPotential) / allShares;
}

const directionsOfQuarter = 24;
/** The greatest error of a contour in metres: less than the width of the drawn line. */
const tolerance = 0.02;

/** The closed contour of `volts` around the grid, from the east through the north. */
export function equipotential(volts: number): Place[] {
  const quarter = Array.from({ length: directionsOfQuarter + 1 }, (_, step) =>
    placeOf(volts, (step / directionsOfQuarter) * (Math.PI / 2)),
  );
  // The grid is symmetrical about both axes. Points on an axis are not repeated.
  const west = quarter.slice(0, -1).map(({ east, north }) => ({ east: -east, north }));
  const northernHalf = [...quarter, ...west.toReversed()];
  const south = northernHalf.slice(1, -1).map(({ east, north }) => ({ east, north: -north }));
  return [...northernHalf, ...south.toReversed()];
}

/** The point with `volts` in one direction from the middle, in radians from the east. */
function placeOf(volts: number, direction: number): Place {
  const at = (distance: number): Place => ({
    east: distance * Math.cos(direction),
    north: distance * Math.sin(direction),
  });
  const excess = (distance: number) => Math.log(surfacePotential(at(distance)) / volts);
  // No guess lies within the grid, where the potential has a peak at each crossing.
  const edge = Math.min(
    earthingGrid.halfWidth / Math.abs(Math.cos(direction)),
    earthingGrid.halfHeight / Math.abs(Math.sin(direction)),
  );
  // The secant method: between two guesses the logarithm of the potential falls nearly in a straight line.
  let before = edge + farPotential / volts;
  let excessBefore = excess(before);
  let distance = Math.max(edge, before * Math.exp(excessBefore));
  while (Math.abs(distance - before) > tolerance) {
    const excessNow = excess(distance);
    const next = distance - (excessNow * (distance - before)) / (excessNow - excessBefore);
    before = distance;
    excessBefore = excessNow;
    distance = Math.max(edge, next);
  }
  return at(distance);
}
