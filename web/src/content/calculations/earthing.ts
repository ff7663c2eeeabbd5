// The formulas of an earthing study. Metres, ohms, amperes, volts.

const permeability = 4e-7 * Math.PI;

/** Two ways to earth side by side. */
export const inParallel = (one: number, other: number): number => (one * other) / (one + other);

/**
 * A horizontal grid by its area and the length of its conductor: ρ/4 √(π/A) + ρ/L (Laurent and Niemann, given in
 * IEEE 80 as its first approximation).
 */
export const gridResistance = (resistivity: number, area: number, conductor: number): number =>
  (resistivity / 4) * Math.sqrt(Math.PI / area) + resistivity / conductor;

/**
 * The same with its depth, by Sverak (IEEE 80): ρ (1/L + 1/√(20 A) (1 + 1/(1 + h √(20/A)))). The conductor counts with
 * its rods.
 */
export const buriedGridResistance = (resistivity: number, area: number, conductor: number, depth: number): number =>
  resistivity * (1 / conductor + (1 + 1 / (1 + depth * Math.sqrt(20 / area))) / Math.sqrt(20 * area));

/** EPR up to which EREC S36 calls a site cold, in volts: lines of high reliability clear within `within` seconds. */
export const coldSite = { ordinary: 430, highReliability: 650, within: 0.2 } as const;

/** The limit of EPR for a site, by its lines and the duration of an earth fault. */
export const coldLimit = (isHighReliability: boolean, seconds: number): number =>
  isHighReliability && seconds <= coldSite.within ? coldSite.highReliability : coldSite.ordinary;

/** Permissible touch voltage by fault duration: seconds and volts, as BS EN 50522 tabulates its curve. */
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
 * Permissible touch voltage for a fault of so many seconds, bare hands to bare feet: between two values of the table on
 * the straight line that joins them where both scales are logarithmic, as the curve is drawn.
 * @throws beyond the table
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
 * How far beyond the edge of a grid the soil’s surface falls to `volts`: that of a plate of the same area,
 * √(A/π) (1/sin(π U/2 EPR) − 1).
 */
export const contourDistance = (area: number, rise: number, volts: number): number =>
  Math.sqrt(area / Math.PI) * (1 / Math.sin((Math.PI / 2) * Math.min(1, volts / rise)) - 1);

/** Least section in mm² for a fault of so many seconds, adiabatic: I √t ÷ K. */
export const leastSection = (amperes: number, seconds: number, material: number): number =>
  (amperes * Math.sqrt(seconds)) / material;

/** An electrode under test, with the current probe so many metres away. */
interface FallOfPotential {
  resistance: number;
  resistivity: number;
  currentProbe: number;
  /** The share of the test current through the site's grid. Cable sheaths carry the rest into the soil elsewhere. */
  share: number;
}

/**
 * The reading of a voltage probe at `distance` metres, in line with the current probe: R − ρ/2π (s/x + s/D − 1/(D − x)).
 * The share s counts twice: it is what lifts the soil at the probe and, by reciprocity, what the current probe lowers.
 */
export const fallOfPotential = (
  distance: number,
  { resistance, resistivity, currentProbe, share }: FallOfPotential,
): number =>
  resistance -
  (resistivity / (2 * Math.PI)) * (share / distance + share / currentProbe - 1 / (currentProbe - distance));

/** The distance of the true resistance on the curve: 0.618 of the whole if all current goes into the soil here. */
export const trueReadingAt = ({ currentProbe, share }: Pick<FallOfPotential, 'currentProbe' | 'share'>): number =>
  (currentProbe * (Math.sqrt(1 + 4 * share ** 2) - 1)) / (2 * share);

/** Depth of the earth's return current by Carson's series: 659 √(ρ/f). */
const returnDepth = (resistivity: number, hertz: number): number => 659 * Math.sqrt(resistivity / hertz);

/**
 * Reactance between two leads that run side by side for `length`, with earth return: ω μ0/2π · l · ln(D/d). It is what a
 * test with both leads in one line reads on top of the electrode. Carson's first term: for `spacing` far below the depth
 * of the return.
 */
export function leadCoupling(
  length: number,
  spacing: number,
  { resistivity, hertz }: { resistivity: number; hertz: number },
): number {
  const perMetre = 2 * Math.PI * hertz * (permeability / (2 * Math.PI));
  return perMetre * length * Math.log(returnDepth(resistivity, hertz) / spacing);
}
