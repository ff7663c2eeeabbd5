/** The index that stands for `index` in a ring of `count`: one past the last is the first, one before the first is the last. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}
