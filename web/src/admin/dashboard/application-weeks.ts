import { type ApplicationWeek, type CountedStatus, lastWeeks } from '@ohmbridge/contract/desk/hiring-statistics';

/** The statuses that a column of the chart tells apart, from the ground up. */
export const bands = {
  open: ['new', 'reviewing', 'interview', 'offer'],
  hired: ['hired'],
  rejected: ['rejected'],
  gone: ['withdrawn', 'erased'],
} as const satisfies Record<string, readonly CountedStatus[]>;

export type Band = keyof typeof bands;

export const weeksShown = 12;

/** A week of the chart: how many came, and where they stand now. */
export interface ShownWeek {
  monday: string;
  total: number;
  statuses: Partial<Record<CountedStatus, number>>;
}

/** The last weeks, the oldest first, of one job or of all; a week without a document is one without applications. */
export function shownWeeks(
  stored: ReadonlyMap<string, ApplicationWeek>,
  now: Date,
  job: string | undefined,
): ShownWeek[] {
  return lastWeeks(now, weeksShown).map((monday) => {
    const jobs = Object.entries(stored.get(monday)?.jobs ?? {}).filter(([name]) => job === undefined || name === job);
    const statuses: ShownWeek['statuses'] = {};
    for (const [status, number] of jobs.flatMap(([, one]) => Object.entries(one.statuses)))
      statuses[status as CountedStatus] = (statuses[status as CountedStatus] ?? 0) + number;
    const total = Object.values(statuses).reduce((sum, number) => sum + number, 0);
    return { monday, total, statuses };
  });
}

/** How many of a week belong to a band. */
export function inBand({ statuses }: ShownWeek, band: Band): number {
  return bands[band].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
}

/** The jobs that were applied for in these weeks, with their titles as they were then. */
export function jobsOf(stored: ReadonlyMap<string, ApplicationWeek>): Map<string, string> {
  const titles = [...stored.values()].flatMap(({ jobs }) => Object.entries(jobs));
  return new Map(titles.map(([job, { title }]) => [job, title ?? '']));
}
