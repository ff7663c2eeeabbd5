import { dayMilliseconds, hourMilliseconds } from '../shared/time.ts';
import type { CountedPart } from './hiring-statistics.ts';

/** The durations of an application: until the first answer, in each step, and until the hire. */
export const timedParts = ['answer', 'new', 'reviewing', 'interview', 'offer', 'hire'] as const;
export type TimedPart = (typeof timedParts)[number];

/**
 * The bounds between the counted ranges of durations, in milliseconds; each range is about twice as long as the one before. A
 * range is a counter, so weeks can be added, and the median is one of the ranges. Stored counters keep their range: other bounds
 * need another collection.
 */
export const durationBounds = [
  4 * hourMilliseconds,
  ...[1, 2, 4, 7, 14, 28, 56, 112].map((days) => days * dayMilliseconds),
];

/** Gives the number of a duration's range: 0 is shorter than all bounds. */
export function durationOf(milliseconds: number): number {
  return durationBounds.filter((bound) => milliseconds >= bound).length;
}

/** The number of applications in each range. */
export type DurationCounts = Partial<Record<number, number>>;

export type HiringTimes = Partial<Record<TimedPart, DurationCounts>>;

export type TimesByPart = Partial<Record<'jobs' | CountedPart, Record<string, HiringTimes>>>;

/** A document of `applicationTimes`, by its Monday, about the same applications as `ApplicationWeek`. */
export interface ApplicationTimes extends TimesByPart {
  /** The part of the counts that is about erased applications. */
  erased?: TimesByPart;
}

/** Gives the range of the median; `undefined` without any durations. */
export function medianDuration(counts: DurationCounts): number | undefined {
  const total = countDurations(counts);
  let sum = 0;
  return durations.find((duration) => {
    sum += counts[duration] ?? 0;
    return total > 0 && sum * 2 >= total;
  });
}

export function countDurations(counts: DurationCounts): number {
  return durations.reduce((sum, duration) => sum + (counts[duration] ?? 0), 0);
}

/** The numbers of all ranges, the shortest first. */
export const durations: readonly number[] = [...durationBounds.keys(), durationBounds.length];
