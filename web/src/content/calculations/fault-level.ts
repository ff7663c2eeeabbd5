import {
  directComponent,
  directHeat,
  inverterFault,
  largestVoltageFactor,
  peakFactor,
  transformerCorrection,
} from './short-circuit.ts';

// The largest three-phase fault at a busbar by IEC 60909-0, with resistances. Ohms at the busbar's voltage, kV, MVA, kA.

/** The impedances in series, one of each. */
interface Impedance {
  resistance: number;
  reactance: number;
}

/** The sources of the fault current at a busbar. */
export interface FaultFeeders {
  /** The voltage of the busbar. */
  kilovolts: number;
  /** The fault level, if it is known. */
  source: { megavoltAmperes: number; reactanceToResistance: number };
  /** As many alike, in parallel. */
  transformers?: {
    count: number;
    megavoltAmperes: number;
    /** Short-circuit impedance, per unit of the rating. */
    impedance: number;
    reactanceToResistance: number;
  };
  /** As many cables alike, in parallel, before the busbar; ohms a kilometre. */
  cables?: { count: number; kilometres: number; resistance: number; reactance: number };
  /** Motors at the busbar, as one. */
  motors?: { megavoltAmperes: number; startingFactor: number };
  /** Inverters at the busbar: sources of `factor` times their rated current. */
  inverters?: { megavoltAmperes: number; factor: number };
  /** The time until the breaker's contacts part. */
  breakSeconds: number;
  /** That the fault lasts for the thermal equivalent. */
  thermalSeconds: number;
}

/** Fault currents in kA: RMS, but for the peak and the DC component. */
export interface FaultLevel {
  network: number;
  motors: number;
  inverters: number;
  /** The initial symmetrical current, and the breaking current without its DC component. */
  initial: number;
  megavoltAmperes: number;
  /** X/R of the network, seen from the busbar. */
  reactanceToResistance: number;
  peakFactor: number;
  peak: number;
  direct: number;
  asymmetricalBreak: number;
  thermal: number;
}

/** R/X of motors that are fed by one cable: below 1 kV, and above for less than 1 MW a pair of poles. */
const motorRatio = { low: 0.42, medium: 0.15 } as const;

const size = ({ resistance, reactance }: Impedance): number => Math.hypot(resistance, reactance);

/** Splits an impedance into resistance and reactance by its X/R. */
function parted(ohms: number, reactanceToResistance: number): Impedance {
  const resistance = ohms / Math.hypot(1, reactanceToResistance);
  return { resistance, reactance: resistance * reactanceToResistance };
}

const series = (parts: readonly Impedance[]): Impedance =>
  parts.reduce(
    (sum, part) => ({ resistance: sum.resistance + part.resistance, reactance: sum.reactance + part.reactance }),
    { resistance: 0, reactance: 0 },
  );

/** The impedance from the source to the busbar. */
function networkImpedance({ kilovolts, source, transformers, cables }: FaultFeeders): Impedance {
  const parts = [
    parted((largestVoltageFactor * kilovolts ** 2) / source.megavoltAmperes, source.reactanceToResistance),
  ];
  if (transformers) {
    const { count, megavoltAmperes, impedance, reactanceToResistance } = transformers;
    const correction = transformerCorrection(parted(impedance, reactanceToResistance).reactance);
    const ohms = (correction * impedance * kilovolts ** 2) / megavoltAmperes;
    parts.push(parted(ohms / count, reactanceToResistance));
  }
  if (cables) {
    const { count, kilometres, resistance, reactance } = cables;
    parts.push({ resistance: (resistance * kilometres) / count, reactance: (reactance * kilometres) / count });
  }
  return series(parts);
}

/** Locked motors; all of their R/X as one. */
function motorImpedance({ kilovolts, motors }: FaultFeeders): Impedance | undefined {
  if (!motors) return undefined;
  const ohms = kilovolts ** 2 / (motors.startingFactor * motors.megavoltAmperes);
  return parted(ohms, 1 / (kilovolts > 1 ? motorRatio.medium : motorRatio.low));
}

/** RMS size of currents that are not in phase: those of two impedances to the same voltage. */
function together(volts: number, impedances: readonly Impedance[]): number {
  const admittances = impedances.map(({ resistance, reactance }) => {
    const square = resistance ** 2 + reactance ** 2;
    return { resistance: resistance / square, reactance: reactance / square };
  });
  return volts * size(series(admittances));
}

/** The fault level of a busbar, and the currents that a breaker there makes, breaks and carries. */
export function faultLevel(feeders: FaultFeeders): FaultLevel {
  const { kilovolts, breakSeconds, thermalSeconds } = feeders;
  const volts = (largestVoltageFactor * kilovolts) / Math.sqrt(3);
  const network = networkImpedance(feeders);
  const motor = motorImpedance(feeders);
  const ways = motor ? [network, motor] : [network];
  const inverters = feeders.inverters
    ? inverterFault(feeders.inverters.megavoltAmperes, kilovolts, feeders.inverters.factor)
    : 0;
  const rotating = together(volts, ways);
  const initial = rotating + inverters;
  // Each branch has a DC component; the components add up.
  const parts = ways.map((way) => ({ current: volts / size(way), ratio: way.reactance / way.resistance }));
  const peak = parts.reduce((sum, { current, ratio }) => sum + peakFactor(ratio) * current, inverters);
  const direct = parts.reduce((sum, { current, ratio }) => sum + directComponent(current, ratio, breakSeconds), 0);
  const largestPeakFactor = Math.max(...parts.map(({ ratio }) => peakFactor(ratio)));
  return {
    network: volts / size(network),
    motors: motor ? volts / size(motor) : 0,
    inverters,
    initial,
    megavoltAmperes: Math.sqrt(3) * kilovolts * initial,
    reactanceToResistance: network.reactance / network.resistance,
    peakFactor: peakFactor(network.reactance / network.resistance),
    peak: Math.SQRT2 * peak,
    direct,
    asymmetricalBreak: Math.hypot(initial, direct),
    // n = 1: current from distant machines does not decay. Inverters have no DC component that heats.
    thermal: Math.sqrt(initial ** 2 + directHeat(largestPeakFactor, thermalSeconds) * rotating ** 2),
  };
}
