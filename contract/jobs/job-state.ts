import type { Job } from './job.ts';

// Public pages load this file: no schemas here, which would load zod.

/**
 * The states of a job, in their order. A draft has never been live. Visitors see a live job. A closed job was live before. A job
 * in the bin was deleted less than 30 days ago.
 */
export const jobStates = ['draft', 'live', 'closed', 'in-bin'] as const;
export type JobState = (typeof jobStates)[number];

export const jobStateWords: Record<JobState, string> = {
  draft: 'Draft',
  live: 'Live',
  closed: 'Closed',
  'in-bin': 'In the bin',
};

type JobLife = Pick<Job, 'isActive' | 'publishedAt' | 'closesAt' | 'deletedAt'>;

/** Gives the state of a job. A passed closing date closes the job before the scheduled job switches it off. */
export function jobState({ isActive, publishedAt, closesAt, deletedAt }: JobLife, now: Date): JobState {
  if (deletedAt !== undefined) return 'in-bin';
  if (!isActive) return publishedAt === undefined ? 'draft' : 'closed';
  return closesAt !== undefined && Date.parse(closesAt) <= now.getTime() ? 'closed' : 'live';
}
