// The formulas of an earthing study. Units: metres, ohms, amperes, volts.

const permeability = 4e-7 * Math.PI;

/** Gives the resistance of two paths to earth in parallel. */
export const inParallel = (one: number, other: number): number => (one * other) / (one + other);

/**
 * Gives the resistance of a horizontal grid from its area and the length of its conductor: ρ/4 √(π/A) + ρ/L (Laurent and
 * Niemann, the first approximation in IEEE 80).
 */
export const gridResistance = (resistivity: number, area: number, conductor: number): number =>
  (resistivity / 4) * Math.sqrt(Math.PI / area) + resistivity / conductor;

/**
 * Gives the resistance of a grid at a depth, by Sverak (IEEE 80): ρ (1/L + 1/√(20 A) (1 + 1/(1 + h √(20/A)))). The length of
 * the conductor includes the rods.
 */
export const buriedGridResistance = (resistivity: number, area: number, conductor: number, depth: number): number =>
  resistivity * (1 / conductor + (1 + 1 / (1 + depth * Math.sqrt(20 / area))) / Math.sqrt(20 * area));

/** The EPR in volts up to which EREC S36 calls a site cold. Lines of high reliability clear a fault within `within` seconds. */
export const coldSite = { ordinary: 430, highReliability: 650, within: 0.2 } as const;

/** Gives the EPR limit of a site, from the reliability of its lines and the duration of an earth fault. */
export const coldLimit = (isHighReliability: boolean, seconds: number): number =>
  isHighReliability && seconds <= coldSite.within ? coldSite.highReliability : coldSite.ordinary;

/** Permissible touch voltages in volts by fault duration in seconds, from the table of the curve in BS EN 50522. */
export const touchVoltages = [
  [0.05, 716],
  [0.1, 654],
  [0.2, 537],
  [0.5, 220],
  [1, 117],
  [2, 96],
  [5, 86],
  [10, 85],
] as const;

/**
 * Gives the permissible touch voltage for a fault duration in seconds, from bare hands to bare feet. Between two values of the
 * table, the result lies on the straight line that joins them on logarithmic scales, as the standard draws the curve.
 * @throws if the duration is outside the table
 */
export function permissibleTouchVoltage(seconds: number): number {
  const after = touchVoltages.find(([time]) => time >= seconds);
  const before = touchVoltages.findLast(([time]) => time <= seconds);
  if (!after || !before) throw new RangeError(`No touch voltage is tabulated for ${seconds} s.`);
  if (after === before) return after[1];
  const share = Math.log(seconds / before[0]) / Math.log(after[0] / before[0]);
  return before[1] * (after[1] / before[1]) ** share;
}

/**
 * Gives the distance beyond the edge of a grid at which the surface potential has fallen to `volts`. The formula is that of a
 * plate of the same area: √(A/π) (1/sin(π U/2 EPR) − 1).
 */
export const contourDistance = (area: number, rise: number, volts: number): number =>
  Math.sqrt(area / Math.PI) * (1 / Math.sin((Math.PI / 2) * Math.min(1, volts / rise)) - 1);

/** Gives the minimum conductor section in mm² for a fault of `seconds`, with adiabatic heating: I √t ÷ K. */
export const leastSection = (amperes: number, seconds: number, material: number): number =>
  (amperes * Math.sqrt(seconds)) / material;

/** An electrode under test. `currentProbe` is the distance to the current probe in metres. */
interface FallOfPotential {
  resistance: number;
  resistivity: number;
  currentProbe: number;
  /** The share of the test current through the site's grid. Cable sheaths carry the rest into the soil at other places. */
  share: number;
}

/**
 * Gives the reading of a voltage probe at `distance` metres, in line with the current probe: R − ρ/2π (s/x + s/D − 1/(D − x)).
 * The share s counts twice. The current through the grid raises the soil at the voltage probe by this share. By reciprocity,
 * the current probe lowers the grid by the same share.
 */
export const fallOfPotential = (
  distance: number,
  { resistance, resistivity, currentProbe, share }: FallOfPotential,
): number =>
  resistance -
  (resistivity / (2 * Math.PI)) * (share / distance + share / currentProbe - 1 / (currentProbe - distance));

/** Gives the distance at which the curve shows the true resistance: 0.618 of the whole if all current enters the soil here. */
export const trueReadingAt = ({ currentProbe, share }: Pick<FallOfPotential, 'currentProbe' | 'share'>): number =>
  (currentProbe * (Math.sqrt(1 + 4 * share ** 2) - 1)) / (2 * share);

/** Gives the depth of the return current in the earth, by Carson's series: 659 √(ρ/f). */
const returnDepth = (resistivity: number, hertz: number): number => 659 * Math.sqrt(resistivity / hertz);

/**
 * Gives the reactance between two leads that run side by side for `length`, with earth return: ω μ0/2π · l · ln(D/d). A test
 * with both leads in one line reads this reactance in addition to the electrode. Only Carson's first term is used, so `spacing`
 * must be far below the depth of the return current.
 */
export function leadCoupling(
  length: number,
  spacing: number,
  { resistivity, hertz }: { resistivity: number; hertz: number },
): number {
  const perMetre = 2 * Math.PI * hertz * (permeability / (2 * Math.PI));
  return perMetre * length * Math.log(returnDepth(resistivity, hertz) / spacing);
}
