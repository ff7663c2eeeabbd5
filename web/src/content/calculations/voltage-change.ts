import type { Branch } from './reactive-power.ts';

// The change of the network's voltage by a connection. MW, MVAr, MVA, per unit.

/** A network as a branch, by the three-phase fault that it feeds at so many kV; without a voltage factor. */
export function networkBranch(kiloamperes: number, kilovolts: number, reactanceToResistance: number): Branch {
  const resistance = 1 / Math.hypot(1, reactanceToResistance);
  return {
    megavoltAmperes: Math.sqrt(3) * kilovolts * kiloamperes,
    resistance,
    reactance: resistance * reactanceToResistance,
  };
}

/**
 * The voltage where a plant connects to a network whose own voltage is 1. With a = RP + XQ and b = XP − RQ it is
 * 1² = (V − a/V)² + (b/V)², which is a quadratic equation of V².
 */
export function voltageAt(
  { megawatts, megavars }: { megawatts: number; megavars: number },
  { megavoltAmperes, resistance, reactance }: Branch,
): number {
  const a = (resistance * megawatts + reactance * megavars) / megavoltAmperes;
  const b = (reactance * megawatts - resistance * megavars) / megavoltAmperes;
  const middle = a + 0.5;
  return Math.sqrt(middle + Math.sqrt(middle ** 2 - a ** 2 - b ** 2));
}

/**
 * The largest dip of voltage as transformers are energised, per unit. The inrush that the manufacturer declares, in times
 * of rated current with a source of no impedance, stands for a reactance that divides the voltage with the network's.
 */
export function energisingDip(megavoltAmperes: number, inrush: number, faultMegavoltAmperes: number): number {
  const drawn = megavoltAmperes * inrush;
  return drawn / (faultMegavoltAmperes + drawn);
}

// A voltage that is given over time as straight lines between points: the ride through profile of EREC G99. Seconds, per unit.

export type ProfilePoint = readonly [seconds: number, voltage: number];

/** The time at which a voltage that recovers along the profile reaches a level; `undefined` if it never does. */
export function recoveryTo(level: number, profile: readonly ProfilePoint[]): number | undefined {
  for (const [index, [from, before]] of profile.entries()) {
    const [to, after] = profile[index + 1] ?? [from, before];
    if (before < level && after >= level) return from + ((level - before) / (after - before)) * (to - from);
  }
  return undefined;
}
