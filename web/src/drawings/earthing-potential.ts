import { earthCurrent, soilResistivity } from '../content/calculations/substation-earthing.ts';

/** A place on the plan in metres from the middle of the grid, `north` up the sheet. */
export interface Place {
  east: number;
  north: number;
}

/** Of the grid on the sheet: half its sides in metres, and where its conductors lie, closer together towards the edge. */
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

/** A conductor is a line and not a row of points: so many metres keep the potential at a crossing finite. */
const spread = 4;

/**
 * The current leaves where conductors cross, a little more of it towards the edge. The two figures were chosen so that
 * the lines of the drawing lie within two or three metres of those of the solved electrode (earth-electrode.ts).
 */
const sources = earthingGrid.easts.flatMap((east) =>
  earthingGrid.norths.map((north) => {
    const reach = Math.max(Math.abs(east) / earthingGrid.halfWidth, Math.abs(north) / earthingGrid.halfHeight);
    return { east, north, share: (1.2 - reach ** 2) ** -0.2 };
  }),
);
const allShares = sources.reduce((sum, { share }) => sum + share, 0);

const farPotential = (soilResistivity * earthCurrent) / (2 * Math.PI);

/** The potential of the soil's surface in volts, by the point sources and their images in uniform soil. */
export function surfacePotential({ east, north }: Place): number {
  let potential = 0;
  for (const source of sources) {
    const eastwards = east - source.east;
    const northwards = north - source.north;
    // Some 40,000 times while the page starts, so in plain arithmetic: with `Math.hypot` it was felt on a phone.
    potential += source.share / Math.sqrt(eastwards * eastwards + northwards * northwards + spread * spread);
  }
  return (potential * farPotential) / allShares;
}

const directionsOfQuarter = 24;
/** How well a line is known, in metres: less than the width that it is drawn with. */
const tolerance = 0.02;

/** The closed line around the grid on which the surface has `volts`, from the east through the north and around. */
export function equipotential(volts: number): Place[] {
  const quarter = Array.from({ length: directionsOfQuarter + 1 }, (_, step) =>
    placeOf(volts, (step / directionsOfQuarter) * (Math.PI / 2)),
  );
  // The grid is alike on both sides of either axis. Where an axis is crossed, its place is there already.
  const west = quarter.slice(0, -1).map(({ east, north }) => ({ east: -east, north }));
  const northernHalf = [...quarter, ...west.toReversed()];
  const south = northernHalf.slice(1, -1).map(({ east, north }) => ({ east, north: -north }));
  return [...northernHalf, ...south.toReversed()];
}

/** Where the surface has `volts` in one direction from the middle, in radians from the east. */
function placeOf(volts: number, direction: number): Place {
  const at = (distance: number): Place => ({
    east: distance * Math.cos(direction),
    north: distance * Math.sin(direction),
  });
  const excess = (distance: number) => Math.log(surfacePotential(at(distance)) / volts);
  // Within the grid the potential has a peak at each crossing: no guess goes there.
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
