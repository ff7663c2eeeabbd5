import { inverterFault, lineCurrent, threePhaseFault, transformerReactance } from './short-circuit.ts';

// The 132/33 kV connection that DRG-001 and DRG-007 draw: two transformers on a sectioned board.

/** MVA and kV; the inverters give 1.1 times their rated current into a fault, as their manufacturer has to declare. */
export const gridConnection = {
  transformers: { count: 2, megavoltAmperes: 60, reactance: 0.125 },
  high: 132,
  low: 33,
  /** MVA of each section's feeders that are sources. */
  sections: [
    [20, 18, 18],
    [20, 18, 18],
  ],
  inverterFactor: 1.1,
  auxiliary: 0.5,
  highAmperes: 2000,
  highKiloamperes: 31.5,
  boardAmperes: 1250,
  boardKiloamperes: 25,
  /** The factor of the high set over the largest current through the transformer. */
  highSetMargin: 1.3,
} as const;

const { transformers, high, low, sections, inverterFactor, highSetMargin } = gridConnection;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The rated current of a transformer on its 33 kV side, in amperes. */
export const transformerAmperes: number = lineCurrent(transformers.megavoltAmperes * 1000, low);

/** Amperes of a feeder of so many MVA. */
export const feederAmperes = (megavoltAmperes: number): number => lineCurrent(megavoltAmperes * 1000, low);

/** Amperes of the sources of one section, and of both. */
export const sectionAmperes: readonly number[] = sections.map((feeders) => sum(feeders.map(feederAmperes)));
export const allAmperes: number = sum(sectionAmperes);

/** Both transformers in parallel, from a 132 kV network without impedance: no real network gives more. kA. */
export const boardFault: number = threePhaseFault(transformerReactance(transformers, low) / transformers.count, low);

/** The current that the inverters of both sections add to it. */
export const boardInverters: number = inverterFault(sum(sections.flat()), low, inverterFactor);

/** kA at 132 kV that a fault on the 33 kV side draws through one transformer, from the same network. */
export const throughFault: number = threePhaseFault(transformerReactance(transformers, high), high);

/** kA at 132 kV, rounded up: a high set above it sees no fault beyond the transformer. */
export const highSet: number = Math.ceil(10 * highSetMargin * throughFault) / 10;
