import type { Branch } from './reactive-power.ts';

// The change of the network's voltage by a connection. Units: MW, MVAr, MVA, per unit.

/** Gives a network as a branch, from its three-phase fault current at `kilovolts`, without a voltage factor. */
export function networkBranch(kiloamperes: number, kilovolts: number, reactanceToResistance: number): Branch {
  const resistance = 1 / Math.hypot(1, reactanceToResistance);
  return {
    megavoltAmperes: Math.sqrt(3) * kilovolts * kiloamperes,
    resistance,
    reactance: resistance * reactanceToResistance,
  };
}

/**
 * Gives the voltage at the connection point of a plant. The voltage of the network itself is 1. With a = RP + XQ and b = XP −
 * RQ, 1² = (V − a/V)² + (b/V)². This is a quadratic equation of V².
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
 * Gives the largest voltage dip when transformers are energised, per unit. `inrush` is the inrush current that the manufacturer
 * declares, in multiples of the rated current, for a source without impedance. The inrush stands for a reactance. This
 * reactance and the reactance of the network divide the voltage.
 */
export function energisingDip(megavoltAmperes: number, inrush: number, faultMegavoltAmperes: number): number {
  const drawn = megavoltAmperes * inrush;
  return drawn / (faultMegavoltAmperes + drawn);
}

// A voltage over time, as straight lines between points: the ride through profile of EREC G99. Units: seconds, per unit.

export type ProfilePoint = readonly [seconds: number, voltage: number];

/** Gives the time at which a voltage that recovers along the profile reaches a level; `undefined` if it never does. */
export function recoveryTo(level: number, profile: readonly ProfilePoint[]): number | undefined {
  for (const [index, [from, before]] of profile.entries()) {
    const [to, after] = profile[index + 1] ?? [from, before];
    if (before < level && after >= level) return from + ((level - before) / (after - before)) * (to - from);
  }
  return undefined;
}
