import type { CountedPart } from './hiring-statistics.ts';

/** What is timed of an application: until we first wrote; in each step, until it was left; until the person was hired. */
export const timedParts = ['answer', 'new', 'reviewing', 'interview', 'offer', 'hire'] as const;
export type TimedPart = (typeof timedParts)[number];

const hours = 3_600_000;
const days = 24 * hours;

/**
 * Where one duration ends and the next begins, in milliseconds: about twice as long each, because nobody minds a day in
 * twelve weeks. So each is a counter, weeks can be added, and a median is known as one of them. What is counted under a
 * number stays so: other bounds need another collection.
 */
export const durationBounds = [4 * hours, ...[1, 2, 4, 7, 14, 28, 56, 112].map((number) => number * days)];

/** The number of a duration: 0 is shorter than all bounds. */
export function durationOf(milliseconds: number): number {
  return durationBounds.filter((bound) => milliseconds >= bound).length;
}

/** How many took how long, by the number of the duration. */
export type DurationCounts = Partial<Record<number, number>>;

/** How long what took, of those of whom it is over. */
export type HiringTimes = Partial<Record<TimedPart, DurationCounts>>;

/** A document of `applicationTimes`, under its Monday like `ApplicationWeek`, of the same applications. */
export interface ApplicationTimes extends Partial<Record<'jobs' | CountedPart, Record<string, HiringTimes>>> {}

/** The duration that half of them took at most; `undefined` without any. */
export function medianDuration(counts: DurationCounts): number | undefined {
  const total = countDurations(counts);
  let sum = 0;
  return durations.find((duration) => {
    sum += counts[duration] ?? 0;
    return total > 0 && sum * 2 >= total;
  });
}

/** Of how many it is known. */
export function countDurations(counts: DurationCounts): number {
  return durations.reduce((sum, duration) => sum + (counts[duration] ?? 0), 0);
}

/** The numbers of all durations, the shortest first. */
export const durations: readonly number[] = [...durationBounds.keys(), durationBounds.length];
