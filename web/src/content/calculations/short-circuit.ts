// Short-circuit currents by IEC 60909-0, without resistances except in the peak. Units: ohms, kV, MVA, kA. The correction
// factor and the peak factor were compared with the documentation of pandapower, which was tested against the standard.

/** The voltage factor c for the largest currents, above 1 kV. */
export const largestVoltageFactor = 1.1;

interface TransformerRating {
  megavoltAmperes: number;
  /** The short-circuit impedance, per unit of the rating. All of it counts as reactance. */
  reactance: number;
}

/** Gives K_T of a network transformer: 0.95 c ÷ (1 + 0.6 x). */
export const transformerCorrection = (reactance: number): number =>
  (0.95 * largestVoltageFactor) / (1 + 0.6 * reactance);

/** Gives the corrected reactance of a transformer, seen from its side with the voltage `kilovolts`. */
export const transformerReactance = ({ megavoltAmperes, reactance }: TransformerRating, kilovolts: number): number =>
  (transformerCorrection(reactance) * reactance * kilovolts ** 2) / megavoltAmperes;

/** Gives the reactance of a network from its three-phase fault current in kA at `kilovolts`. */
export const sourceReactance = (kiloamperes: number, kilovolts: number): number =>
  (largestVoltageFactor * kilovolts) / (Math.sqrt(3) * kiloamperes);

/** Gives the three-phase fault current behind a positive sequence reactance. */
export const threePhaseFault = (positive: number, kilovolts: number): number =>
  (largestVoltageFactor * kilovolts) / (Math.sqrt(3) * positive);

/** Gives the current of a single-phase fault to earth, if positive and negative sequence reactances are equal. */
export const singlePhaseFault = (positive: number, zero: number, kilovolts: number): number =>
  (Math.sqrt(3) * largestVoltageFactor * kilovolts) / (2 * positive + zero);

/**
 * Gives the current that inverters add to a fault at their terminals. They act as sources of `factor` times their rated
 * current.
 */
export const inverterFault = (megavoltAmperes: number, kilovolts: number, factor: number): number =>
  (factor * lineCurrent(megavoltAmperes * 1000, kilovolts)) / 1000;

/**
 * Gives the current of inverters in a single-phase fault to earth. Inverters give positive sequence only. The reactances of the
 * fault divide this current between them (superposition on the three sequence networks in series).
 */
export const inverterEarthFault = (threePhase: number, positive: number, zero: number): number =>
  (threePhase * 3 * positive) / (2 * positive + zero);

/** Gives κ of the peak current: 1.02 + 0.98 e^(−3 R/X). */
export const peakFactor = (reactanceToResistance: number): number => 1.02 + 0.98 * Math.exp(-3 / reactanceToResistance);

/** Gives the making current in kA. The network's current has a DC component, the inverters' current has none. */
export const peakMake = (network: number, inverters: number, reactanceToResistance: number): number =>
  Math.SQRT2 * (peakFactor(reactanceToResistance) * network + inverters);

/** Gives the remainder of a DC component after `seconds` at 50 Hz, in instantaneous kA. */
export const directComponent = (network: number, reactanceToResistance: number, seconds: number): number =>
  Math.SQRT2 * network * Math.exp((-2 * Math.PI * 50 * seconds) / reactanceToResistance);

/**
 * Gives the RMS current in kA that a breaker interrupts after `seconds` at 50 Hz, far from generators. The DC component is
 * included.
 */
export const asymmetricalBreak = (
  network: number,
  inverters: number,
  reactanceToResistance: number,
  seconds: number,
): number => Math.hypot(network + inverters, directComponent(network, reactanceToResistance, seconds));

/** The time constant of the DC component that breakers are rated for, in seconds (IEC 62271-100). */
const ratedTimeConstant = 0.045;

/**
 * Gives the RMS current in kA that a breaker is proved to interrupt after `seconds`, for its rating. The DC component is
 * included.
 */
export const ratedBreak = (rating: number, seconds: number): number =>
  rating * Math.hypot(1, Math.SQRT2 * Math.exp(-seconds / ratedTimeConstant));

/** Gives m of the thermal equivalent: the heat of the DC component in `seconds` at 50 Hz, per unit of the symmetrical heat. */
export function directHeat(peak: number, seconds: number): number {
  const decay = Math.log(peak - 1);
  return (Math.exp(4 * 50 * seconds * decay) - 1) / (2 * 50 * seconds * decay);
}

/** Gives the apparent power of a load: MVA from MW and MVAr, or kVA from kW and kVAr. */
export const apparentPower = (active: number, reactive: number): number => Math.hypot(active, reactive);

export const powerFactor = (active: number, reactive: number): number => active / apparentPower(active, reactive);

/** Gives the current in each line in amperes, from kVA and a line voltage in kV. */
export const lineCurrent = (kilovoltAmperes: number, kilovolts: number): number =>
  kilovoltAmperes / (Math.sqrt(3) * kilovolts);
