import pLimit from 'p-limit';

/**
 * Does something about each item, ten at a time if nothing else is said: each call takes a connection of its own, and memory with it. A failure
 * keeps nothing else from being done.
 */
export function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  most = 10,
): Promise<PromiseSettledResult<Result>[]> {
  const limit = pLimit(most);
  return Promise.allSettled(items.map((item) => limit(act, item)));
}
