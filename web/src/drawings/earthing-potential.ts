import { earthCurrent, soilResistivity } from '../content/calculations/substation-earthing.ts';

/** A place on the plan, in metres from the middle of the grid. `north` points up the sheet. */
export interface Place {
  east: number;
  north: number;
}

/**
 * Half the lengths of the grid's sides, and the places of its conductors, in metres. Conductors are closer together at the
 * edge.
 */
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

/** The radius, in metres, over which a point source is spread. Without it, the potential at a crossing would be infinite. */
const spread = 4;

/**
 * The current leaves at the crossings, and a little more of it leaves at the edge. The figures 1.2 and −0.2 were chosen so that
 * the contours lie within two or three metres of the contours of the solved electrode (earth-electrode.ts).
 */
const sources = earthingGrid.easts.flatMap((east) =>
  earthingGrid.norths.map((north) => {
    const reach = Math.max(Math.abs(east) / earthingGrid.halfWidth, Math.abs(north) / earthingGrid.halfHeight);
    return { east, north, share: (1.2 - reach ** 2) ** -0.2 };
  }),
);
const allShares = sources.reduce((sum, { share }) => sum + share, 0);

const farPotential = (soilResistivity * earthCurrent) / (2 * Math.PI);

/** Gives the surface potential in volts, from the point sources and their images in uniform soil. */
export function surfacePotential({ east, north }: Place): number {
  let potential = 0;
  for (const source of sources) {
    const eastwards = east - source.east;
    const northwards = north - source.north;
    // The next line runs about 40,000 times when the page starts. `Math.hypot` was noticeably slower on a phone.
    potential += source.share / Math.sqrt(eastwards * eastwards + northwards * northwards + spread * spread);
  }
  return (potential * farPotential) / allShares;
}

const directionsOfQuarter = 24;
/** The greatest error of a contour, in metres. The drawn line is wider than this. */
const tolerance = 0.02;

/** Gives the closed contour of `volts` around the grid. The points begin in the east and continue through the north. */
export function equipotential(volts: number): Place[] {
  const quarter = Array.from({ length: directionsOfQuarter + 1 }, (_, step) =>
    placeOf(volts, (step / directionsOfQuarter) * (Math.PI / 2)),
  );
  // The grid is symmetrical about both axes. Points on an axis must not be repeated.
  const west = quarter.slice(0, -1).map(({ east, north }) => ({ east: -east, north }));
  const northernHalf = [...quarter, ...west.toReversed()];
  const south = northernHalf.slice(1, -1).map(({ east, north }) => ({ east, north: -north }));
  return [...northernHalf, ...south.toReversed()];
}

/** Gives the point that has `volts` in one direction from the middle. The direction is in radians from the east. */
function placeOf(volts: number, direction: number): Place {
  const at = (distance: number): Place => ({
    east: distance * Math.cos(direction),
    north: distance * Math.sin(direction),
  });
  const excess = (distance: number) => Math.log(surfacePotential(at(distance)) / volts);
  // Every guess stays outside the grid, because the potential inside has a peak at each crossing.
  const edge = Math.min(
    earthingGrid.halfWidth / Math.abs(Math.cos(direction)),
    earthingGrid.halfHeight / Math.abs(Math.sin(direction)),
  );
  // The secant method works well here: between two guesses, the logarithm of the potential is nearly a straight line.
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
