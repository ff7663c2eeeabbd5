import pLimit from 'p-limit';

/**
 * Works through items, ten at a time by default: each call takes a separate connection, and memory with it. A failure does not
 * stop the other items.
 */
export function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  most = 10,
): Promise<PromiseSettledResult<Result>[]> {
  const limit = pLimit(most);
  return Promise.allSettled(items.map((item) => limit(act, item)));
}
