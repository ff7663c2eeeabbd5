import {
  asymmetricalBreak,
  inverterEarthFault,
  inverterFault,
  largestVoltageFactor,
  peakMake,
  singlePhaseFault,
  sourceReactance,
  threePhaseFault,
  transformerReactance,
} from '../calculations/short-circuit.ts';
import { lineCurrent } from './three-phase.ts';

// The 132 kV integration in numbers. Voltages per unit; currents of faults in kA.

const exportMegawatts = 114;
const powerFactor = 0.95;
const ratedMegavoltAmperes = exportMegawatts / powerFactor;
const connectionKilovolts = 132;
const boardKilovolts = 33;

/**
 * X/R of the network at 132 kV (45 ms, the time constant that IEC 62271-100 rates breakers for) and of the way through
 * the transformers to the board; and the shortest time to the parting of contacts.
 */
const assumed = { zeroToPositive: 1, ratioAt132: 14, ratioAt33: 25, breakSeconds: 0.05 } as const;

const transformers = { count: 2, megavoltAmperes: 60, reactance: 0.125 } as const;
const gridAt132 = 18.0;
const inverterFactor = 1.1;

const network = sourceReactance(gridAt132, connectionKilovolts);
const networkZero = assumed.zeroToPositive * network;
/** The star points at 132 kV are earthed solidly, and the deltas close the way for zero sequence current. */
const starsZero = transformerReactance(transformers, connectionKilovolts) / transformers.count;
const zero = (networkZero * starsZero) / (networkZero + starsZero);
const invertersAt132 = inverterFault(ratedMegavoltAmperes, connectionKilovolts, inverterFactor);
const invertersAt33 = inverterFault(ratedMegavoltAmperes, boardKilovolts, inverterFactor);
const behindBoard =
  network * (boardKilovolts / connectionKilovolts) ** 2 +
  transformerReactance(transformers, boardKilovolts) / transformers.count;

interface FaultCase {
  busbar: string;
  fault: string;
  /** Before the connection; none where the busbar is new. */
  existing?: number;
  total: number;
  peak: number;
  breaking: number;
  /** Short-circuit current that the switchgear is rated for; the peak is 2.5 times as much (IEC 62271-100, 45 ms). */
  rating: number;
}

function faultCase(
  names: Pick<FaultCase, 'busbar' | 'fault' | 'rating'> & { existing?: number },
  { fromNetwork, inverters, ratio }: { fromNetwork: number; inverters: number; ratio: number },
): FaultCase {
  return {
    ...names,
    total: fromNetwork + inverters,
    peak: peakMake(fromNetwork, inverters, ratio),
    breaking: asymmetricalBreak(fromNetwork, inverters, ratio, assumed.breakSeconds),
  };
}

const rating132 = 31.5;
const rating33 = 25;

/** The three faults that rate the switchgear. At 33 kV the neutral earthing limits a fault to earth to far less. */
const cases = {
  threePhase132: faultCase(
    { busbar: '132 kV', fault: 'Three-phase', existing: gridAt132, rating: rating132 },
    { fromNetwork: gridAt132, inverters: invertersAt132, ratio: assumed.ratioAt132 },
  ),
  singlePhase132: faultCase(
    {
      busbar: '132 kV',
      fault: 'Single-phase',
      existing: singlePhaseFault(network, networkZero, connectionKilovolts),
      rating: rating132,
    },
    {
      fromNetwork: singlePhaseFault(network, zero, connectionKilovolts),
      inverters: inverterEarthFault(invertersAt132, network, zero),
      ratio: assumed.ratioAt132,
    },
  ),
  threePhase33: faultCase(
    { busbar: '33 kV', fault: 'Three-phase', rating: rating33 },
    { fromNetwork: threePhaseFault(behindBoard, boardKilovolts), inverters: invertersAt33, ratio: assumed.ratioAt33 },
  ),
} as const;

export const gridStudy = {
  exportMegawatts,
  ratedMegavoltAmperes,
  powerFactor,
  reactiveMegavars: Math.sqrt(ratedMegavoltAmperes ** 2 - exportMegawatts ** 2),
  connectionAmperes: lineCurrent(ratedMegavoltAmperes * 1000, connectionKilovolts),
  /** MW that one transformer carries at the limit of power factor. */
  oneTransformerMegawatts: transformers.megavoltAmperes * powerFactor,
  sourceVoltages: [0.94, 1.0, 1.04, 1.06],
  busbars: ['132 kV connection point', '132 kV busbar', '33 kV board', '33 kV array, far end', 'Inverter terminals'],
  /** One row a source voltage, one value a busbar. */
  profiles: [
    [0.94, 0.949, 0.996, 1.012, 1.021],
    [1.0, 1.004, 1.003, 1.019, 1.028],
    [1.04, 1.041, 1.006, 1.022, 1.031],
    [1.06, 1.058, 1.009, 1.025, 1.034],
  ],
  studyBand: { lowest: 0.94, highest: 1.06 },
  fault: {
    voltageFactor: largestVoltageFactor,
    gridAt132,
    inverterFactor,
    invertersAt132,
    transformers,
    assumed,
    cases,
    rating132,
    rating33,
  },
} as const;
