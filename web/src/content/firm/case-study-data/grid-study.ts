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

// The 132 kV integration in figures. Voltages are per unit; fault currents are in kA.

const exportMegawatts = 114;
const powerFactor = 0.95;
/**
 * The rating at the 132 kV terminals. The inverters have a higher rating, because everything between absorbs reactive power.
 */
const ratedMegavoltAmperes = exportMegawatts / powerFactor;
const reactiveMegavars = Math.sqrt(ratedMegavoltAmperes ** 2 - exportMegawatts ** 2);
const inverterMegavoltAmperes = 136;
const connectionKilovolts = 132;
const boardKilovolts = 33;

/**
 * The assumptions. X/R of the network at 132 kV comes from 45 ms, the time constant for which IEC 62271-100 rates breakers.
 * `breakSeconds` is the shortest time until the contacts part. `thermalSeconds` is the duration for which the switchgear is
 * rated.
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
/**
 * The reactance of the path for zero sequence current. The star points at 132 kV are solidly earthed, and the deltas close the
 * path.
 */
const starsZero = transformerReactance(transformers, connectionKilovolts) / transformers.count;
const zero = (networkZero * starsZero) / (networkZero + starsZero);

/** The network and the path to the inverters as branches. Each branch has its X/R. */
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

/** For each source voltage: the exported MVAr at full export, and the voltage of the 33 kV board after tap changing. */
const fullExport = [
  { source: 0.94, megavars: reactiveMegavars, board: 0.996 },
  { source: 1.0, megavars: 0, board: 1.003 },
  { source: 1.04, megavars: -reactiveMegavars / 2, board: 1.006 },
  { source: 1.06, megavars: -reactiveMegavars, board: 1.009 },
] as const;

/**
 * Calculates one case: the flow at each busbar from the source to the inverter terminals, and the ratio of the tap changers
 * over the nominal ratio.
 */
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

/** Gives the power that one transformer alone can carry at the limit of the power factor, in whole MW, rounded down. */
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
  /** The current before the connection; missing if the busbar is new. */
  existing?: number;
  total: number;
  peak: number;
  breaking: number;
  /** The rated short-circuit current of the switchgear. The rated peak is 2.5 times as much (IEC 62271-100, 45 ms). */
  rating: number;
}

/** Gives the largest three-phase fault at a busbar, as the fault-level tool calculates it. */
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

/**
 * The three faults that determine the ratings of the switchgear. At 33 kV, the neutral earthing limits an earth fault to far
 * less.
 */
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

/** The settings of reactive power in the load flow, in exported MVAr. */
const reactiveSettings = [reactiveMegavars, 0, -reactiveMegavars / 2, -reactiveMegavars] as const;

export const gridStudy = {
  exportMegawatts,
  ratedMegavoltAmperes,
  powerFactor,
  reactiveMegavars,
  inverterMegavoltAmperes,
  /** The reactive power that the transformers absorb at full apparent power and 1.00 p.u., and their load at 33 kV then. */
  transformerMegavars: transformers.reactance * ratedMegavoltAmperes,
  boardMegavoltAmperes: Math.hypot(exportMegawatts, reactiveMegavars + transformers.reactance * ratedMegavoltAmperes),
  /**
   * Values at the lowest source voltage: the current on the 33 kV side per unit of the transformers’ rating, and the flow of
   * the inverters.
   */
  lowVoltageLoading: apparent(boardAtLowest) / branches.transformers.megavoltAmperes / boardAtLowest.voltage,
  invertersAtLowest,
  connectionAmperes: lineCurrent(ratedMegavoltAmperes * 1000, connectionKilovolts),
  oneTransformerMegawatts: throughOneTransformer(),
  reactiveSettings,
  sourceVoltages: fullExport.map(({ source }) => source),
  /** The exported MVAr of the plotted case, for each source voltage. */
  plottedMegavars: fullExport.map(({ megavars }) => megavars),
  busbars: ['132 kV source', '132 kV busbar', '33 kV board', '33 kV array, far end', 'Inverter terminals'],
  /** The voltages of the plot: one row for each source voltage, one value for each busbar. */
  profiles: exportCases.map((busbars) => busbars.map(({ voltage }) => Math.round(1000 * voltage) / 1000)),
  /** The ratios of the tap changers over the nominal ratio. A ratio is above 1 if the 132 kV side is high. */
  tapRatios: solved.map(({ tapRatio }) => tapRatio),
  studyBand: { lowest: 0.94, highest: 1.06 },
  fault: {
    voltageFactor: largestVoltageFactor,
    gridAt132,
    inverterFactor,
    invertersAt132: at132.inverters,
    /** X/R of the board, from the network and the transformers together. */
    ratioAt33: at33.reactanceToResistance,
    transformers,
    assumed,
    cases,
    rating132,
    rating33,
  },
} as const;
