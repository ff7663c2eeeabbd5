/** Gives the middle figure, or the mean of the two middle figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** Gives the median of each figure over several measurements. */
export function medians<Figures extends Readonly<Record<string, number>>>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (first === undefined) throw new Error('There is no median of nothing.');
  const names: (keyof Figures & string)[] = Object.keys(first);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))])) as Figures;
}

/** Gives the 95th percentile by the nearest rank: one of the figures, which 95 % of them do not exceed. */
export function percentile95(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const figure = sorted[Math.ceil(0.95 * sorted.length) - 1];
  if (figure === undefined) throw new Error('There is no percentile of nothing.');
  return figure;
}
