// What an earthing study reckons with. Metres, ohms, amperes, volts.

const permeability = 4e-7 * Math.PI;

/** Two ways to earth side by side. */
export const inParallel = (one: number, other: number): number => (one * other) / (one + other);

/**
 * A horizontal grid by its area and the length of its conductor: ρ/4 √(π/A) + ρ/L (Laurent and Niemann, given in
 * IEEE 80 as its first approximation).
 */
export const gridResistance = (resistivity: number, area: number, conductor: number): number =>
  (resistivity / 4) * Math.sqrt(Math.PI / area) + resistivity / conductor;

/** Least section in mm² for a fault of so many seconds, adiabatic: I √t ÷ K. */
export const leastSection = (amperes: number, seconds: number, material: number): number =>
  (amperes * Math.sqrt(seconds)) / material;

/** An electrode under test, with the current probe so many metres away. */
interface FallOfPotential {
  resistance: number;
  resistivity: number;
  currentProbe: number;
  /** Of the test current, through the site's own grid; the rest goes into the soil elsewhere, by cable sheaths. */
  share: number;
}

/**
 * What a voltage probe `distance` metres out reads, in line with the current probe: R − ρ/2π (s/x + s/D − 1/(D − x)).
 * The share s counts twice: it is what lifts the soil at the probe and, by reciprocity, what the current probe lowers.
 */
export const fallOfPotential = (
  distance: number,
  { resistance, resistivity, currentProbe, share }: FallOfPotential,
): number =>
  resistance -
  (resistivity / (2 * Math.PI)) * (share / distance + share / currentProbe - 1 / (currentProbe - distance));

/** Where that curve reads the resistance itself: at 0.618 of the distance if all current goes into the soil here. */
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
