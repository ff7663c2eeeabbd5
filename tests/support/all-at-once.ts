import pLimit from 'p-limit';

/** Does work for each of many things, at most `atOnce` at a time. The results are in the order of the things. */
export function forEachOf<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing, index: number) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  return pLimit(atOnce).map(things, work);
}
