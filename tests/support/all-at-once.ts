import pLimit from 'p-limit';

/** Does work for each of many things, at most `atOnce` at a time. The results are in the order of the things. */
export function forEachOf<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing, index: number) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  return pLimit(atOnce).map(things, work);
}

/** So many at a time for what the functions' emulator is asked: it starts a process for each request that comes meanwhile. */
export const oneByOne = 1;
