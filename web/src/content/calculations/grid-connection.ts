import { inverterFault, lineCurrent, threePhaseFault, transformerReactance } from './short-circuit.ts';

// The 132/33 kV connection of the drawings DRG-001 and DRG-007: two transformers on a sectioned board.

/** Ratings in MVA and kV. The inverters give 1.1 times their rated current into a fault, as their manufacturer must declare. */
export const gridConnection = {
  transformers: { count: 2, megavoltAmperes: 60, reactance: 0.125 },
  high: 132,
  low: 33,
  /** The ratings in MVA of the feeders with sources, for each section. */
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
  /** The setting of the high set, as a multiple of the largest current through the transformer. */
  highSetMargin: 1.3,
} as const;

const { transformers, high, low, sections, inverterFactor, highSetMargin } = gridConnection;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The rated current of a transformer on its 33 kV side, in amperes. */
export const transformerAmperes: number = lineCurrent(transformers.megavoltAmperes * 1000, low);

/** Gives the amperes of a feeder from its MVA. */
export const feederAmperes = (megavoltAmperes: number): number => lineCurrent(megavoltAmperes * 1000, low);

/** The amperes of the sources of each section, and of both sections together. */
export const sectionAmperes: readonly number[] = sections.map((feeders) => sum(feeders.map(feederAmperes)));
export const allAmperes: number = sum(sectionAmperes);

/**
 * The largest fault current at the board in kA. Both transformers are in parallel, and the 132 kV network has no impedance. No
 * real network gives more.
 */
export const boardFault: number = threePhaseFault(transformerReactance(transformers, low) / transformers.count, low);

/** The current in kA that the inverters of both sections add to the fault. */
export const boardInverters: number = inverterFault(sum(sections.flat()), low, inverterFactor);

/** The current in kA at 132 kV, through one transformer, for a fault on the 33 kV side. The network is the same. */
export const throughFault: number = threePhaseFault(transformerReactance(transformers, high), high);

/** The high set in kA at 132 kV, rounded up. At this setting, the relay does not see faults beyond the transformer. */
export const highSet: number = Math.ceil(10 * highSetMargin * throughFault) / 10;
