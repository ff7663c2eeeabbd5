import { apparent, type Branch, beyond, type Flow } from '../calculations/reactive-power.ts';
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
/** At the 132 kV terminals. The inverters are rated for more: all that lies between absorbs reactive power. */
const ratedMegavoltAmperes = exportMegawatts / powerFactor;
const reactiveMegavars = Math.sqrt(ratedMegavoltAmperes ** 2 - exportMegawatts ** 2);
const inverterMegavoltAmperes = 136;
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
const invertersAt132 = inverterFault(inverterMegavoltAmperes, connectionKilovolts, inverterFactor);
const invertersAt33 = inverterFault(inverterMegavoltAmperes, boardKilovolts, inverterFactor);
const behindBoard =
  network * (boardKilovolts / connectionKilovolts) ** 2 +
  transformerReactance(transformers, boardKilovolts) / transformers.count;

/** The network and the way to the inverters as branches, each with its own X/R. */
const branches = {
  network: {
    megavoltAmperes: Math.sqrt(3) * connectionKilovolts * gridAt132,
    resistance: 1 / assumed.ratioAt132,
    reactance: 1,
  },
  transformers: {
    megavoltAmperes: transformers.count * transformers.megavoltAmperes,
    resistance: transformers.reactance / assumed.ratioAt33,
    reactance: transformers.reactance,
  },
  array: { megavoltAmperes: inverterMegavoltAmperes, resistance: 0.01, reactance: 0.008 },
  inverterTransformers: { megavoltAmperes: inverterMegavoltAmperes, resistance: 0.006, reactance: 0.07 },
} as const satisfies Record<string, Branch>;

/** At each source voltage: MVAr exported at full export, and where the tap changers leave the 33 kV board. */
const fullExport = [
  { source: 0.94, megavars: reactiveMegavars, board: 0.996 },
  { source: 1.0, megavars: 0, board: 1.003 },
  { source: 1.04, megavars: -reactiveMegavars / 2, board: 1.006 },
  { source: 1.06, megavars: -reactiveMegavars, board: 1.009 },
] as const;

/** One case: its flow at each busbar, from the source to the inverter terminals, and how far the tap changers are from the nominal ratio. */
function exportCase({ source, megavars, board }: (typeof fullExport)[number]): { flows: Flow[]; tapRatio: number } {
  const atSource = { megawatts: exportMegawatts, megavars, voltage: source };
  const connection = { ...atSource, voltage: beyond(atSource, branches.network).voltage };
  const atNominalRatio = beyond(connection, branches.transformers);
  const atBoard = { ...atNominalRatio, voltage: board };
  const arrayEnd = beyond(atBoard, branches.array);
  return {
    flows: [atSource, connection, atBoard, arrayEnd, beyond(arrayEnd, branches.inverterTransformers)],
    tapRatio: atNominalRatio.voltage / board,
  };
}

const solved = fullExport.map(exportCase);
const exportCases = solved.map(({ flows }) => flows);
const [lowest = []] = exportCases;
const [, , boardAtLowest, , invertersAtLowest] = lowest;
if (boardAtLowest === undefined || invertersAtLowest === undefined) throw new Error('No case has a board.');

/** The power that one transformer, left alone, lets through at the limit of power factor, in whole MW rounded down. */
function throughOneTransformer(): number {
  const { megavoltAmperes, reactance } = transformers;
  const one = { megavoltAmperes, resistance: reactance / assumed.ratioAt33, reactance };
  const loads = (megawatts: number) =>
    apparent(beyond({ megawatts, megavars: megawatts * (reactiveMegavars / exportMegawatts), voltage: 1 }, one));
  let megawatts = megavoltAmperes;
  while (loads(megawatts) > megavoltAmperes) megawatts -= 1;
  return megawatts;
}

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
  reactiveMegavars,
  inverterMegavoltAmperes,
  /** The power that the transformers absorb at full apparent power and 1.00 p.u., and their load at 33 kV then. */
  transformerMegavars: transformers.reactance * ratedMegavoltAmperes,
  boardMegavoltAmperes: Math.hypot(exportMegawatts, reactiveMegavars + transformers.reactance * ratedMegavoltAmperes),
  /** At the lowest source voltage: current on the 33 kV side per unit of the transformers’ rating, and the inverters’ flow. */
  lowVoltageLoading: apparent(boardAtLowest) / branches.transformers.megavoltAmperes / boardAtLowest.voltage,
  invertersAtLowest,
  connectionAmperes: lineCurrent(ratedMegavoltAmperes * 1000, connectionKilovolts),
  oneTransformerMegawatts: throughOneTransformer(),
  sourceVoltages: fullExport.map(({ source }) => source),
  busbars: ['132 kV source', '132 kV busbar', '33 kV board', '33 kV array, far end', 'Inverter terminals'],
  /** One row a source voltage, one value a busbar. */
  profiles: exportCases.map((busbars) => busbars.map(({ voltage }) => Math.round(1000 * voltage) / 1000)),
  /** Of the tap changers, over the nominal ratio: above 1 where the 132 kV side is high for the board. */
  tapRatios: solved.map(({ tapRatio }) => tapRatio),
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
