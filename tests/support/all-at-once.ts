import pLimit from 'p-limit';

/** Does work for each of many things, at most `atOnce` at a time. The results are in the order of the things. */
export function forEachOf<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing, index: number) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  return pLimit(atOnce).map(things, work);
}

/**
 * The limit for calls to the emulator of the functions, which starts a process for each call that comes while another one runs.
 */
export const oneByOne = 1;
