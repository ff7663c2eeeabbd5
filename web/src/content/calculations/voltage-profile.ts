// A voltage that is given over time as straight lines between points: the ride through profile of EREC G99. Seconds, per unit.

export type ProfilePoint = readonly [seconds: number, voltage: number];

/** When a voltage that recovers along the profile comes back to a level; none where it does not. */
export function recoveryTo(level: number, profile: readonly ProfilePoint[]): number | undefined {
  for (const [index, [from, before]] of profile.entries()) {
    const [to, after] = profile[index + 1] ?? [from, before];
    if (before < level && after >= level) return from + ((level - before) / (after - before)) * (to - from);
  }
  return undefined;
}
