/** The topic that the address names (`#hv`), or the one that is open first where it names none of them. */
export function topicOfHash(hash: string, ids: readonly string[], initial: string): string {
  const named = hash.slice(1);
  return ids.includes(named) ? named : initial;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The tab that a key leads to from another, around both ends. The tabs stand in a row or in a column, as the screen has
 * room, so both pairs of arrows work.
 * @returns `undefined` for a key that is none of the tabs'
 */
export function tabAfterKey(key: string, from: string, ids: readonly string[]): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : ids[(ids.indexOf(from) + step + ids.length) % ids.length];
}
