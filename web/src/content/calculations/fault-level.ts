import {
  directComponent,
  directHeat,
  inverterFault,
  largestVoltageFactor,
  peakFactor,
  transformerCorrection,
} from './short-circuit.ts';

// The largest three-phase fault at a busbar by IEC 60909-0, with resistances. Units: ohms at the voltage of the busbar, kV,
// MVA, kA.

/** An impedance: a resistance and a reactance in series. */
interface Impedance {
  resistance: number;
  reactance: number;
}

/** The sources of the fault current at a busbar. */
export interface FaultFeeders {
  /** The voltage of the busbar in kV. */
  kilovolts: number;
  /** The fault level of the network behind the transformers and cables, and its X/R. */
  source: { megavoltAmperes: number; reactanceToResistance: number };
  /** `count` equal transformers in parallel. */
  transformers?: {
    count: number;
    megavoltAmperes: number;
    /** The short-circuit impedance, per unit of the rating. */
    impedance: number;
    reactanceToResistance: number;
  };
  /** `count` equal cables in parallel, directly before the busbar. Resistance and reactance are in ohms per kilometre. */
  cables?: { count: number; kilometres: number; resistance: number; reactance: number };
  /** All motors at the busbar, as one motor. */
  motors?: { megavoltAmperes: number; startingFactor: number };
  /** All inverters at the busbar, as a current source of `factor` times their rated current. */
  inverters?: { megavoltAmperes: number; factor: number };
  /** The time from the fault until the contacts of the breaker part. */
  breakSeconds: number;
  /** The duration of the fault for the thermal equivalent. */
  thermalSeconds: number;
}

/** Fault currents in kA. All are RMS values except the peak and the DC component. */
export interface FaultLevel {
  network: number;
  motors: number;
  inverters: number;
  /** The initial symmetrical current. It is also the breaking current without its DC component. */
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

/**
 * R/X of motors. `low` is for a group that one cable feeds, up to 1 kV. `medium` is for motors above 1 kV with less than 1 MW
 * per pair of poles.
 */
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

/** Gives the impedance from the source to the busbar. */
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

/** Gives the impedance of motors with locked rotors. All motors have the same R/X. */
function motorImpedance({ kilovolts, motors }: FaultFeeders): Impedance | undefined {
  if (!motors) return undefined;
  const ohms = kilovolts ** 2 / (motors.startingFactor * motors.megavoltAmperes);
  return parted(ohms, 1 / (kilovolts > 1 ? motorRatio.medium : motorRatio.low));
}

/** Gives the RMS value of the sum of currents that are not in phase. The impedances are connected to the same voltage. */
function together(volts: number, impedances: readonly Impedance[]): number {
  const admittances = impedances.map(({ resistance, reactance }) => {
    const square = resistance ** 2 + reactance ** 2;
    return { resistance: resistance / square, reactance: reactance / square };
  });
  return volts * size(series(admittances));
}

/** Gives the fault level of a busbar, and the currents that a breaker there makes, breaks and carries. */
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
  // Each branch has a DC component. The components are added.
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
    // n = 1, because the current of distant machines does not decay. Inverters have no DC component that would add heat.
    thermal: Math.sqrt(initial ** 2 + directHeat(largestPeakFactor, thermalSeconds) * rotating ** 2),
  };
}
