/** The middle of some figures, or the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The median of each figure of several measurements of the same. */
export function medians<Figures extends Readonly<Record<string, number>>>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('There is no median of nothing.');
  const names: (keyof Figures & string)[] = Object.keys(first);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))])) as Figures;
}

/** The figure that 95 % of all figures do not exceed: one of them, by the nearest rank. */
export function percentile95(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const figure = sorted[Math.ceil(0.95 * sorted.length) - 1];
  if (figure === undefined) throw new Error('There is no percentile of nothing.');
  return figure;
}
