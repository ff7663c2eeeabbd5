const maxAtOnce = 10;

/**
 * Does something about each item, ten at a time: each call takes a connection of its own, and memory with it. A failure
 * keeps nothing else from being done.
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  for (let start = 0; start < items.length; start += maxAtOnce) {
    outcomes.push(...(await Promise.allSettled(items.slice(start, start + maxAtOnce).map(act))));
  }
  return outcomes;
}
