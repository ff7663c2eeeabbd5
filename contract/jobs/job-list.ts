import type { Job } from './job.ts';

// Public pages ask for the list too, and this is all that they need for it: no schemas, which would bring zod along.

/** Where jobs are asked for. */
export const jobsPath = '/api/jobs';

/** What a list of jobs can be narrowed down by, and counted by. */
export const jobFacets = ['country', 'discipline', 'mode', 'type', 'state'] as const;
export type JobFacet = (typeof jobFacets)[number];

/**
 * How many jobs there are of each value, under all the other filters; those of which there are none are left out. At most
 * `limits.facetValues` of each; those of a fixed list in its order, disciplines by the alphabet.
 */
export type JobFacets = Record<JobFacet, { value: string; count: number }[]>;

/** One answer of the list: some jobs, how many there are in all, and how many of each kind. */
export interface JobsPage {
  jobs: Job[];
  count: number;
  facets: JobFacets;
  /** Where there are more jobs, the `after` that they are asked for with. */
  next?: string;
}

/** The cursor of the page after a job, as an address can carry it. */
export function cursorAfter({ createdAt, _id }: Pick<Job, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}
