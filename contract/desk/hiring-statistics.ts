import type { SubmissionStatus } from './submission-kinds.ts';

/** A document of `counters` for a kind of submissions, under the name of the kind: everything that screens count. */
export interface SubmissionCounter {
  /** The last number that was given. */
  last: number;
  unread: number;
  /** How many stand where. */
  statuses: Partial<Record<SubmissionStatus, number>>;
}

/** The counter as screens show it. One that is wrong, until the night puts it right, shows nothing below none. */
export function shownCounter({
  unread,
  statuses,
  ...others
}: Partial<SubmissionCounter> = {}): Partial<SubmissionCounter> {
  const shown = Object.entries(statuses ?? {}).map(([status, count]) => [status, Math.max(0, count)]);
  return { ...others, unread: Math.max(0, unread ?? 0), statuses: Object.fromEntries(shown) };
}

/** What a week counts: what still stands somewhere, and what is no more (`erased`). */
export type CountedStatus = SubmissionStatus | 'erased';

/** How many stand where, of those that came in a week. */
export type StatusCounts = Partial<Record<CountedStatus, number>>;

/** The way of an application that ends well. */
export const hiringSteps = ['new', 'reviewing', 'interview', 'offer', 'hired'] as const satisfies SubmissionStatus[];
export type HiringStep = (typeof hiringSteps)[number];

/** Where applications stand, and how far those had come who stand on the way no longer. */
export type Counts = {
  statuses: StatusCounts;
  /** By the last step of those who are rejected, have withdrawn, or are erased: each is in here once. */
  endedIn?: Partial<Record<HiringStep, number>>;
};

/** How many came to a step, or further. */
export function countReached({ statuses, endedIn }: Counts, step: HiringStep): number {
  return hiringSteps
    .slice(hiringSteps.indexOf(step))
    .reduce((sum, one) => sum + (statuses[one] ?? 0) + (endedIn?.[one] ?? 0), 0);
}

/** What applications for a job are told apart by, besides where they stand. Those of which it is not known are in no part. */
export const countedParts = ['sources', 'countries'] as const;
export type CountedPart = (typeof countedParts)[number];

/** What is counted of a job in a week. */
export interface JobCounts extends Counts, Partial<Record<CountedPart, Record<string, Counts>>> {
  title: string;
}

/** A document of `applicationWeeks`, under its Monday (`2026-11-23`): the applications that came in that week. */
export interface ApplicationWeek {
  /** By the reference of the job that was applied for, or `none` where there is no such job, and then by where they stand now. */
  jobs: Record<string, JobCounts>;
}

/** What takes the place of a source where a week has too many of them to tell apart. */
export const otherSource = 'other';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The Monday of a moment's week, in UTC. */
export function weekOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - daysSinceMonday * dayMilliseconds).toISOString().slice(0, 10);
}

/** The Mondays of the last weeks, the oldest first. */
export function lastWeeks(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    weekOf(new Date(now.getTime() - (count - 1 - index) * 7 * dayMilliseconds)),
  );
}
