import { dayMilliseconds } from '../shared/time.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import type { SubmissionStatus } from './submission-kinds.ts';

/** A document of `counters`, by the kind of submissions: all numbers that screens show. */
export interface SubmissionCounter {
  /** The number of the last reference. */
  last: number;
  unread: number;
  statuses: Partial<Record<SubmissionStatus, number>>;
}

/** Gives the counter for screens. A wrong counter, which the nightly recount corrects, never shows a number below 0. */
export function shownCounter({
  unread,
  statuses,
  ...others
}: Partial<SubmissionCounter> = {}): Partial<SubmissionCounter> {
  const shown = Object.entries(statuses ?? {}).map(([status, count]) => [status, Math.max(0, count)]);
  return { ...others, unread: Math.max(0, unread ?? 0), statuses: Object.fromEntries(shown) };
}

/** The statuses that a week counts, and erased submissions. */
export type CountedStatus = SubmissionStatus | 'erased';

export type StatusCounts = Partial<Record<CountedStatus, number>>;

/** The statuses on the way to a hire. */
export const hiringSteps = ['new', 'reviewing', 'interview', 'offer', 'hired'] as const satisfies SubmissionStatus[];
export type HiringStep = (typeof hiringSteps)[number];

export type Counts = {
  statuses: StatusCounts;
  /** Rejected, withdrawn and erased applications, by the last step that each reached. */
  endedIn?: Partial<Record<HiringStep, number>>;
  /** Rejected applications, also erased ones, by the reason that the admin gave. */
  reasons?: Partial<Record<RejectionReason, number>>;
};

/** Counts the applications that reached a step or a later one. */
export function countReached({ statuses, endedIn }: Counts, step: HiringStep): number {
  return hiringSteps
    .slice(hiringSteps.indexOf(step))
    .reduce((sum, one) => sum + (statuses[one] ?? 0) + (endedIn?.[one] ?? 0), 0);
}

/** The parts by which a job's applications are counted. An unknown source or country is in no part. */
export const countedParts = ['sources', 'countries'] as const;
export type CountedPart = (typeof countedParts)[number];

export interface JobCounts extends Counts, Partial<Record<CountedPart, Record<string, Counts>>> {}

/** A document of `applicationWeeks`, by its Monday (`2026-11-23`): the applications of that week. */
export interface ApplicationWeek {
  /** By the reference of the job, or `none`. */
  jobs: Record<string, JobCounts>;
  /** The part of `jobs` that counts erased applications. Nothing else is left of them, so a recount keeps it. */
  erased?: Record<string, JobCounts>;
  titles?: Record<string, string>;
}

/** Sums up further sources of a week with too many of them. */
export const otherSource = 'other';

/** Gives the Monday of a moment's week, in UTC. */
export function weekOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - daysSinceMonday * dayMilliseconds).toISOString().slice(0, 10);
}

/** Gives the Mondays of the last weeks, the oldest first. */
export function lastWeeks(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    weekOf(new Date(now.getTime() - (count - 1 - index) * 7 * dayMilliseconds)),
  );
}
