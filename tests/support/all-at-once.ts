/** Does work for each of many things, at most `atOnce` at a time. The results are in the order of the things. */
export async function forEachOf<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing, index: number) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = things.entries();
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
