/** Gives the moment of a change, always later than the last one: no two versions of a document have the same moment. */
export function momentAfter(lastChange: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), lastChange.getTime() + 1));
}
