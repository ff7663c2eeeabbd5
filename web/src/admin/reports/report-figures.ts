import {
  type ApplicationWeek,
  type CountedPart,
  type CountedStatus,
  type JobCounts,
  lastWeeks,
} from '@ohmbridge/contract/desk/hiring-statistics';
import { applicationStatuses } from '@ohmbridge/contract/desk/submission-kinds';

/** Everything that a table tells apart, in the order of its columns. */
export const countedStatuses: readonly CountedStatus[] = [...applicationStatuses, 'erased'];

/** What a bar of a chart tells apart, from its foot on. */
export const bands = {
  waiting: ['new', 'reviewing'],
  ahead: ['interview', 'offer'],
  hired: ['hired'],
  rejected: ['rejected'],
  gone: ['withdrawn', 'erased'],
} as const satisfies Record<string, readonly CountedStatus[]>;

/** The name of those of whom a source or country is not known: no word that either can be. */
export const notKnown = '?';

export type Band = keyof typeof bands;

/** The documents of weeks, by their Mondays. A week without a document is one without applications. */
export type StoredWeeks = ReadonlyMap<string, ApplicationWeek>;

/** Applications that belong together: how many came, and where they stand now. */
export interface ReportRow {
  /** The Monday of a week, the reference of a job, a source or a country. */
  name: string;
  total: number;
  statuses: Partial<Record<CountedStatus, number>>;
}

/** The Mondays of a period that ends with this week, and of the one before it, the oldest first. */
export function periodsOf(now: Date, weeks: number): { before: string[]; period: string[] } {
  const mondays = lastWeeks(now, 2 * weeks);
  return { before: mondays.slice(0, weeks), period: mondays.slice(weeks) };
}

/** A row for each week, of one job or of all. */
export function rowsOfWeeks(stored: StoredWeeks, mondays: readonly string[], job: string | undefined): ReportRow[] {
  return mondays.map((monday) =>
    rowOf(
      monday,
      countsOf(stored, monday, job).map(({ statuses }) => statuses),
    ),
  );
}

/** A row for each job that was applied for in these weeks, the most wanted first. */
export function rowsOfJobs(stored: StoredWeeks, mondays: readonly string[]): ReportRow[] {
  const weeks = mondays.map((monday) => stored.get(monday)?.jobs ?? {});
  const jobs = [...new Set(weeks.flatMap(Object.keys))];
  const rows = jobs.map((job) =>
    rowOf(
      job,
      weeks.map((week) => week[job]?.statuses ?? {}),
    ),
  );
  return byTotal(rows);
}

/** The rows that have any, those with the most first. */
function byTotal(rows: readonly ReportRow[]): ReportRow[] {
  return rows.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

/** A row for each source or country from which they came in these weeks, of one job or of all; the last for those of whom it is not known. */
export function rowsOfParts(
  part: CountedPart,
  stored: StoredWeeks,
  mondays: readonly string[],
  job: string | undefined,
): ReportRow[] {
  const jobs = mondays.flatMap((monday) => countsOf(stored, monday, job));
  const known = jobs.flatMap((counts) => Object.entries(counts[part] ?? {}));
  const rows = [...new Set(known.map(([name]) => name))].map((name) =>
    rowOf(
      name,
      known.flatMap(([other, statuses]) => (other === name ? statuses : [])),
    ),
  );
  const all = rowOf(
    'all',
    jobs.map(({ statuses }) => statuses),
  );
  const some = sumOf(rows);
  const left = countedStatuses.map((status) => [
    status,
    Math.max(0, (all.statuses[status] ?? 0) - (some.statuses[status] ?? 0)),
  ]);
  return [...byTotal(rows), ...byTotal([rowOf(notKnown, [Object.fromEntries(left)])])];
}

/** What is counted of a week, of one job or of all. */
function countsOf(stored: StoredWeeks, monday: string, job: string | undefined): JobCounts[] {
  return Object.entries(stored.get(monday)?.jobs ?? {}).flatMap(([name, counts]) =>
    job === undefined || name === job ? counts : [],
  );
}

/** All rows as one. */
export function sumOf(rows: readonly ReportRow[]): ReportRow {
  return rowOf(
    'all',
    rows.map(({ statuses }) => statuses),
  );
}

/** How many of a row belong to a band. */
export function inBand({ statuses }: ReportRow, band: Band): number {
  return bands[band].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
}

/** The jobs that were applied for, with their titles as they were then, of which the newest counts. */
export function jobsOf(stored: StoredWeeks): Map<string, string> {
  const weeks = [...stored].sort(([a], [b]) => (a < b ? -1 : 1));
  const jobs = weeks.flatMap(([, week]) => Object.entries(week.jobs));
  return new Map(jobs.map(([job, { title }]) => [job, title ?? '']));
}

function rowOf(name: string, counts: readonly ReportRow['statuses'][]): ReportRow {
  const statuses: ReportRow['statuses'] = {};
  for (const status of countedStatuses) {
    const number = counts.reduce((sum, one) => sum + (one[status] ?? 0), 0);
    if (number !== 0) statuses[status] = number;
  }
  const total = Object.values(statuses).reduce((sum, number) => sum + number, 0);
  return { name, total, statuses };
}
