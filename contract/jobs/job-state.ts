// Public pages ask this too: no schemas here, which would bring zod along.

/** The states of a job's life, in their order. */
export const jobStates = ['draft', 'live', 'closed', 'in-bin'] as const;

/** Where a job is in its life: never been live; seen by everybody; was live; deleted less than 30 days ago. */
export type JobState = (typeof jobStates)[number];

export const jobStateWords: Record<JobState, string> = {
  draft: 'Draft',
  live: 'Live',
  closed: 'Closed',
  'in-bin': 'In the bin',
};

/** What decides about the state; dates are ISO 8601. */
interface JobLife {
  isActive: boolean;
  publishedAt?: string;
  closesAt?: string;
  deletedAt?: string;
}

/** The state of a job at a moment. Its closing date counts by itself, whether or not anything has switched the job off. */
export function jobState({ isActive, publishedAt, closesAt, deletedAt }: JobLife, now: Date): JobState {
  if (deletedAt !== undefined) return 'in-bin';
  if (!isActive) return publishedAt === undefined ? 'draft' : 'closed';
  return closesAt !== undefined && Date.parse(closesAt) <= now.getTime() ? 'closed' : 'live';
}
