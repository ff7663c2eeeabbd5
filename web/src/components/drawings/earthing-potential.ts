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

// 4.1 kA to earth over 0.31 Ω is a rise of 1.27 kV; in soil of 52 Ω·m a plate of this area has about that resistance.
const soilResistivity = 52;
const earthCurrent = 4100;
/** A conductor is a line and not a row of points: its current is spread over about half a mesh. */
const spread = 9;

/** The current leaves where conductors cross, more of it towards the edge, as from a charged plate. */
const sources = earthingGrid.easts.flatMap((east) =>
  earthingGrid.norths.map((north) => {
    const reach = Math.max(Math.abs(east) / earthingGrid.halfWidth, Math.abs(north) / earthingGrid.halfHeight);
    return { east, north, share: 1 / Math.sqrt(1.12 - reach ** 2) };
  }),
);
const allShares = sources.reduce((sum, { share }) => sum + share, 0);

/** The potential of the soil's surface in volts, by the point sources and their images in uniform soil. */
export function surfacePotential({ east, north }: Place): number {
  const factor = (soilResistivity * earthCurrent) / (2 * Math.PI * allShares);
  return sources.reduce(
    (sum, source) => sum + (factor * source.share) / Math.hypot(east - source.east, north - source.north, spread),
    0,
  );
}

const directions = 96;
const farAway = 260;

/** The closed line around the grid on which the surface has `volts`. Outside the grid the potential only falls. */
export function equipotential(volts: number): Place[] {
  return Array.from({ length: directions }, (_, step) => {
    const angle = (step / directions) * 2 * Math.PI;
    const at = (distance: number): Place => ({
      east: distance * Math.cos(angle),
      north: distance * Math.sin(angle),
    });
    let inside = 20;
    let outside = farAway;
    while (outside - inside > 0.05) {
      const middle = (inside + outside) / 2;
      if (surfacePotential(at(middle)) > volts) inside = middle;
      else outside = middle;
    }
    return at(inside);
  });
}
