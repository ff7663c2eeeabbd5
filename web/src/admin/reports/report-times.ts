import {
  type ApplicationTimes,
  countDurations,
  type DurationCounts,
  durations,
  type HiringTimes,
  medianDuration,
  type TimedPart,
  type TimesByPart,
  timedParts,
} from '@site/contract/desk/hiring-times';

export type StoredTimes = ReadonlyMap<string, ApplicationTimes>;

export interface TimeRow {
  part: TimedPart;
  counts: DurationCounts;
  /** The number of applications with a known time. */
  known: number;
  median: number | undefined;
}

/** The parts of a bar. Each part covers several durations, because ten patterns would be too many. */
export const durationBands: Record<'day' | 'days' | 'weeks' | 'months' | 'longer', readonly number[]> = {
  day: [0, 1],
  days: [2, 3],
  weeks: [4, 5],
  months: [6, 7],
  longer: [8, 9],
};

/** Adds the times of some weeks, for one job or for all. */
export function timesOfWeeks(stored: StoredTimes, mondays: readonly string[], job: string | undefined): TimeRow[] {
  const all = mondays.flatMap((monday) => Object.entries(stored.get(monday)?.jobs ?? {}));
  return rowsOf(all.flatMap(([name, times]) => (job === undefined || name === job ? times : [])));
}

/** Adds the times of one job, or of one source or country for all jobs. */
export function timesOfPart(
  part: keyof TimesByPart,
  name: string,
  stored: StoredTimes,
  mondays: readonly string[],
): TimeRow[] {
  return rowsOf(mondays.flatMap((monday) => stored.get(monday)?.[part]?.[name] ?? []));
}

function rowsOf(times: readonly HiringTimes[]): TimeRow[] {
  return timedParts.map((part) => {
    const counted = times.map((one) => one[part] ?? {});
    const counts = Object.fromEntries(
      durations.map((duration) => [duration, counted.reduce((sum, one) => sum + (one[duration] ?? 0), 0)]),
    );
    return { part, counts, known: countDurations(counts), median: medianDuration(counts) };
  });
}
