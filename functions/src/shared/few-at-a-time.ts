import pLimit from 'p-limit';

/**
 * Does something about each item, ten at a time: each call takes a connection of its own, and memory with it. A failure
 * keeps nothing else from being done.
 */
export function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const limit = pLimit(10);
  return Promise.allSettled(items.map((item) => limit(act, item)));
}
