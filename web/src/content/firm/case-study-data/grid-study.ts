import { type FaultFeeders, type FaultLevel, faultLevel } from '../../calculations/fault-level.ts';
import { apparent, type Branch, beyond, type Flow } from '../../calculations/reactive-power.ts';
import {
  asymmetricalBreak,
  inverterEarthFault,
  largestVoltageFactor,
  lineCurrent,
  peakMake,
  singlePhaseFault,
  sourceReactance,
  transformerReactance,
} from '../../calculations/short-circuit.ts';

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
 * X/R of the network at 132 kV (45 ms, the time constant that IEC 62271-100 rates breakers for) and of the transformers;
 * the shortest time to the parting of contacts, and the duration that the switchgear is rated for.
 */
const assumed = {
  zeroToPositive: 1,
  ratioAt132: 14,
  ratioOfTransformers: 25,
  breakSeconds: 0.05,
  thermalSeconds: 3,
} as const;

const transformers = { count: 2, megavoltAmperes: 60, reactance: 0.125 } as const;
const gridAt132 = 18.0;
const inverterFactor = 1.1;

const network = sourceReactance(gridAt132, connectionKilovolts);
const networkZero = assumed.zeroToPositive * network;
/** The star points at 132 kV are earthed solidly, and the deltas close the way for zero sequence current. */
const starsZero = transformerReactance(transformers, connectionKilovolts) / transformers.count;
const zero = (networkZero * starsZero) / (networkZero + starsZero);

/** The network and the way to the inverters as branches, each with its own X/R. */
const branches = {
  network: {
    megavoltAmperes: Math.sqrt(3) * connectionKilovolts * gridAt132,
    resistance: 1 / assumed.ratioAt132,
    reactance: 1,
  },
  transformers: {
    megavoltAmperes: transformers.count * transformers.megavoltAmperes,
    resistance: transformers.reactance / assumed.ratioOfTransformers,
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
  const one = { megavoltAmperes, resistance: reactance / assumed.ratioOfTransformers, reactance };
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

/** The largest three-phase fault at a busbar, as the fault-level tool calculates it. */
const threePhase = (kilovolts: number, behind: Pick<FaultFeeders, 'transformers'> = {}): FaultLevel =>
  faultLevel({
    kilovolts,
    source: { megavoltAmperes: branches.network.megavoltAmperes, reactanceToResistance: assumed.ratioAt132 },
    ...behind,
    inverters: { megavoltAmperes: inverterMegavoltAmperes, factor: inverterFactor },
    breakSeconds: assumed.breakSeconds,
    thermalSeconds: assumed.thermalSeconds,
  });
const at132 = threePhase(connectionKilovolts);
const at33 = threePhase(boardKilovolts, {
  transformers: {
    count: transformers.count,
    megavoltAmperes: transformers.megavoltAmperes,
    impedance: transformers.reactance,
    reactanceToResistance: assumed.ratioOfTransformers,
  },
});
const duties = ({ initial, peak, asymmetricalBreak: breaking }: FaultLevel) => ({ total: initial, peak, breaking });

const singlePhase = singlePhaseFault(network, zero, connectionKilovolts);
const singlePhaseInverters = inverterEarthFault(at132.inverters, network, zero);

const rating132 = 31.5;
const rating33 = 25;

/** The three faults that rate the switchgear. At 33 kV the neutral earthing limits a fault to earth to far less. */
const cases: Record<'threePhase132' | 'singlePhase132' | 'threePhase33', FaultCase> = {
  threePhase132: { busbar: '132 kV', fault: 'Three-phase', existing: gridAt132, ...duties(at132), rating: rating132 },
  singlePhase132: {
    busbar: '132 kV',
    fault: 'Single-phase',
    existing: singlePhaseFault(network, networkZero, connectionKilovolts),
    total: singlePhase + singlePhaseInverters,
    peak: peakMake(singlePhase, singlePhaseInverters, assumed.ratioAt132),
    breaking: asymmetricalBreak(singlePhase, singlePhaseInverters, assumed.ratioAt132, assumed.breakSeconds),
    rating: rating132,
  },
  threePhase33: { busbar: '33 kV', fault: 'Three-phase', ...duties(at33), rating: rating33 },
};

/** The settings of reactive power in the load flow, MVAr exported. */
const reactiveSettings = [reactiveMegavars, 0, -reactiveMegavars / 2, -reactiveMegavars] as const;

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
  reactiveSettings,
  sourceVoltages: fullExport.map(({ source }) => source),
  /** MVAr exported in the case that is plotted for each source voltage. */
  plottedMegavars: fullExport.map(({ megavars }) => megavars),
  busbars: ['132 kV source', '132 kV busbar', '33 kV board', '33 kV array, far end', 'Inverter terminals'],
  /** One row a source voltage, one value a busbar. */
  profiles: exportCases.map((busbars) => busbars.map(({ voltage }) => Math.round(1000 * voltage) / 1000)),
  /** The ratios of the tap changers over the nominal ratio: above 1 if the 132 kV side is high. */
  tapRatios: solved.map(({ tapRatio }) => tapRatio),
  studyBand: { lowest: 0.94, highest: 1.06 },
  fault: {
    voltageFactor: largestVoltageFactor,
    gridAt132,
    inverterFactor,
    invertersAt132: at132.inverters,
    /** X/R of the board, that of the network and that of the transformers together. */
    ratioAt33: at33.reactanceToResistance,
    transformers,
    assumed,
    cases,
    rating132,
    rating33,
  },
} as const;
