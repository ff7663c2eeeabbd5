// Short-circuit currents by IEC 60909-0, without resistances except in the peak. Ohms, kV, MVA and kA. The correction
// factor and the peak factor were compared with the documentation of pandapower, which was tested against the standard.

/** The voltage factor c for the largest currents above 1 kV. */
export const largestVoltageFactor = 1.1;

interface TransformerRating {
  megavoltAmperes: number;
  /** Short-circuit impedance, per unit of the rating; all of it taken as reactance. */
  reactance: number;
}

/** K_T of a network transformer: 0.95 c ÷ (1 + 0.6 x). */
export const transformerCorrection = (reactance: number): number =>
  (0.95 * largestVoltageFactor) / (1 + 0.6 * reactance);

/** The reactance of a transformer with its correction, seen from the side of `kilovolts`. */
export const transformerReactance = ({ megavoltAmperes, reactance }: TransformerRating, kilovolts: number): number =>
  (transformerCorrection(reactance) * reactance * kilovolts ** 2) / megavoltAmperes;

/** The reactance of a network with this three-phase fault current, in kA, at `kilovolts`. */
export const sourceReactance = (kiloamperes: number, kilovolts: number): number =>
  (largestVoltageFactor * kilovolts) / (Math.sqrt(3) * kiloamperes);

/** The three-phase fault behind a positive sequence reactance. */
export const threePhaseFault = (positive: number, kilovolts: number): number =>
  (largestVoltageFactor * kilovolts) / (Math.sqrt(3) * positive);

/** The fault of one phase to earth, where positive and negative sequence are alike. */
export const singlePhaseFault = (positive: number, zero: number, kilovolts: number): number =>
  (Math.sqrt(3) * largestVoltageFactor * kilovolts) / (2 * positive + zero);

/** The current that inverters add to a fault at their own voltage: sources of `factor` times their rated current. */
export const inverterFault = (megavoltAmperes: number, kilovolts: number, factor: number): number =>
  (factor * lineCurrent(megavoltAmperes * 1000, kilovolts)) / 1000;

/**
 * The current of inverters in a fault of one phase to earth: they give positive sequence only, which the reactances of
 * the fault divide between them (superposition on the three sequence networks in series).
 */
export const inverterEarthFault = (threePhase: number, positive: number, zero: number): number =>
  (threePhase * 3 * positive) / (2 * positive + zero);

/** κ of the peak current: 1.02 + 0.98 e^(−3 R/X). */
export const peakFactor = (reactanceToResistance: number): number => 1.02 + 0.98 * Math.exp(-3 / reactanceToResistance);

/** The making current in kA: the network’s with its DC component, the inverters’ without. */
export const peakMake = (network: number, inverters: number, reactanceToResistance: number): number =>
  Math.SQRT2 * (peakFactor(reactanceToResistance) * network + inverters);

/** The rest of a DC component after `seconds` at 50 Hz, in instantaneous kA. */
export const directComponent = (network: number, reactanceToResistance: number, seconds: number): number =>
  Math.SQRT2 * network * Math.exp((-2 * Math.PI * 50 * seconds) / reactanceToResistance);

/** RMS kA that a breaker interrupts after `seconds` at 50 Hz, far from generators, the DC component included. */
export const asymmetricalBreak = (
  network: number,
  inverters: number,
  reactanceToResistance: number,
  seconds: number,
): number => Math.hypot(network + inverters, directComponent(network, reactanceToResistance, seconds));

/** The time constant of the DC component that breakers are rated for, in seconds (IEC 62271-100). */
const ratedTimeConstant = 0.045;

/** RMS kA that a breaker of a rating is proved to interrupt after `seconds`, the DC component included. */
export const ratedBreak = (rating: number, seconds: number): number =>
  rating * Math.hypot(1, Math.SQRT2 * Math.exp(-seconds / ratedTimeConstant));

/** m of the thermal equivalent: the heat of the DC component in `seconds` at 50 Hz, per unit of the symmetrical. */
export function directHeat(peak: number, seconds: number): number {
  const decay = Math.log(peak - 1);
  return (Math.exp(4 * 50 * seconds * decay) - 1) / (2 * 50 * seconds * decay);
}

/** MVA of a load of so many MW and MVAr; equally kVA of kW and kVAr. */
export const apparentPower = (active: number, reactive: number): number => Math.hypot(active, reactive);

export const powerFactor = (active: number, reactive: number): number => active / apparentPower(active, reactive);

/** Amperes in each line, of kVA at a line voltage in kV. */
export const lineCurrent = (kilovoltAmperes: number, kilovolts: number): number =>
  kilovoltAmperes / (Math.sqrt(3) * kilovolts);
