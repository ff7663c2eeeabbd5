import {
  type ApplicationWeek,
  type CountedPart,
  type CountedStatus,
  type Counts,
  countReached,
  type HiringStep,
  hiringSteps,
  type JobCounts,
  lastWeeks,
} from '@site/contract/desk/hiring-statistics';
import { rejectionReasons } from '@site/contract/desk/rejection-reasons';
import { applicationStatuses } from '@site/contract/desk/submission-kinds';

/** The counted statuses of a table, in the order of its columns. */
export const countedStatuses: readonly CountedStatus[] = [...applicationStatuses, 'erased'];

/** The parts of a bar, listed from the bottom up. */
export const bands = {
  waiting: ['new', 'reviewing'],
  ahead: ['interview', 'offer'],
  hired: ['hired'],
  rejected: ['rejected'],
  gone: ['withdrawn', 'erased'],
} as const satisfies Record<string, readonly CountedStatus[]>;

/** The name of the row for unknown sources or countries. No source and no country can have this name. */
export const notKnown = '?';

export type Band = keyof typeof bands;

/** The documents of weeks, by their Mondays. A week without applications has no document. */
export type StoredWeeks = ReadonlyMap<string, ApplicationWeek>;

/** A group of applications: the number received, the numbers by current status, and the numbers by reached step. */
export interface ReportRow extends Required<Counts> {
  /** The name of the group: the Monday of a week, a month (`2026-11`), the reference of a job, a source or a country. */
  name: string;
  total: number;
}

/** Gives the Mondays of a period that ends with this week, and of the period before it, the oldest first. */
export function periodsOf(now: Date, weeks: number): { before: string[]; period: string[] } {
  const mondays = lastWeeks(now, 2 * weeks);
  return { before: mondays.slice(0, weeks), period: mondays.slice(weeks) };
}

export function rowsOfWeeks(stored: StoredWeeks, mondays: readonly string[], job: string | undefined): ReportRow[] {
  return mondays.map((monday) => rowOf(monday, countsOf(stored, [monday], job)));
}

/** Joins consecutive empty weeks into one row, which has the name of the first and the last of them. */
export function withEmptyWeeksTogether(rows: readonly ReportRow[]): ReportRow[] {
  const together: ReportRow[] = [];
  for (const row of rows) {
    const last = together.at(-1);
    if (row.total > 0 || last?.total !== 0) together.push(row);
    else {
      const names = [...last.name.split(' '), row.name].toSorted();
      together.splice(-1, 1, { ...last, name: `${names[0]} ${names.at(-1)}` });
    }
  }
  return together;
}

/** Gives the labels of an axis up to a number: zero, the middle and the end, as whole numbers. */
export function axisTicks(most: number): number[] {
  if (most <= 1) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / 2));
  const half = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((step) => step >= most / 2) ?? most;
  return [0, half, 2 * half];
}

export function rowsOfMonths(stored: StoredWeeks, mondays: readonly string[], job: string | undefined): ReportRow[] {
  return monthsOf(mondays).map(([month, weeks]) => rowOf(month, countsOf(stored, weeks, job)));
}

/** Gives the months of some weeks, the oldest first, with the Mondays in them. */
export function monthsOf(mondays: readonly string[]): [month: string, mondays: string[]][] {
  const months = Object.groupBy(mondays, (monday) => monday.slice(0, 7));
  return Object.entries(months).map(([month, weeks = []]) => [month, weeks]);
}

/** Makes a row for each job with applications in these weeks; the job with most applications comes first. */
export function rowsOfJobs(stored: StoredWeeks, mondays: readonly string[]): ReportRow[] {
  const jobs = new Set(mondays.flatMap((monday) => Object.keys(stored.get(monday)?.jobs ?? {})));
  return byTotal([...jobs].map((job) => rowOf(job, countsOf(stored, mondays, job))));
}

function byTotal(rows: readonly ReportRow[]): ReportRow[] {
  return rows.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

/** Makes a row for each source or country of these weeks, for one job or for all. The last row has the unknown ones. */
export function rowsOfParts(
  part: CountedPart,
  stored: StoredWeeks,
  mondays: readonly string[],
  job: string | undefined,
): ReportRow[] {
  const jobs = countsOf(stored, mondays, job);
  const known = jobs.flatMap((counts) => Object.entries(counts[part] ?? {}));
  const rows = [...new Set(known.map(([name]) => name))].map((name) =>
    rowOf(
      name,
      known.flatMap(([other, counts]) => (other === name ? counts : [])),
    ),
  );
  const all = rowOf('all', jobs);
  const some = sumOf(rows);
  const left = {
    statuses: without(all.statuses, some.statuses),
    endedIn: without(all.endedIn, some.endedIn),
  };
  return [...byTotal(rows), ...byTotal([rowOf(notKnown, [left])])];
}

function without<Name extends string>(all: Numbers<Name>, some: Numbers<Name>): Numbers<Name> {
  const names = Object.keys(all) as Name[];
  const left = names.map((name) => [name, Math.max(0, (all[name] ?? 0) - (some[name] ?? 0))]);
  return Object.fromEntries(left) as Numbers<Name>;
}

type Numbers<Name extends string> = Partial<Record<Name, number>>;

function countsOf(stored: StoredWeeks, mondays: readonly string[], job: string | undefined): JobCounts[] {
  return mondays.flatMap((monday) =>
    Object.entries(stored.get(monday)?.jobs ?? {}).flatMap(([name, counts]) =>
      job === undefined || name === job ? counts : [],
    ),
  );
}

export function sumOf(rows: readonly ReportRow[]): ReportRow {
  return rowOf('all', rows);
}

/** Gives the number of applications in a row that reached each step or a later one. */
export function reachedOf(row: ReportRow): { step: HiringStep; reached: number }[] {
  return hiringSteps.map((step) => ({ step, reached: countReached(row, step) }));
}

export function inBand({ statuses }: ReportRow, band: Band): number {
  return bands[band].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
}

/** Gives the titles of the jobs with applications. The title is the newest one that an application names. */
export function jobsOf(stored: StoredWeeks): Map<string, string> {
  const weeks = [...stored].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    weeks.flatMap(([, { jobs, titles }]) => Object.keys(jobs).map((job) => [job, titles?.[job] ?? ''] as const)),
  );
}

function rowOf(name: string, counts: readonly Counts[]): ReportRow {
  const statuses = added(
    countedStatuses,
    counts.map((one) => one.statuses),
  );
  const endedIn = added(
    hiringSteps,
    counts.map((one) => one.endedIn ?? {}),
  );
  const reasons = added(
    rejectionReasons,
    counts.map((one) => one.reasons ?? {}),
  );
  return { name, statuses, endedIn, reasons, total: Object.values(statuses).reduce((sum, number) => sum + number, 0) };
}

function added<Name extends string>(names: readonly Name[], all: readonly Numbers<Name>[]): Numbers<Name> {
  const sums = names.map((name) => [name, all.reduce((sum, one) => sum + (one[name] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0)) as Numbers<Name>;
}
