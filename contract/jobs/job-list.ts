import type { Job } from './job.ts';

// Public pages read the list with this file: no schemas here, which would load zod.

export const jobsPath = '/api/jobs';

/** The filters of a job list whose values are counted. */
export const jobFacets = ['country', 'discipline', 'mode', 'type', 'state'] as const;
export type JobFacet = (typeof jobFacets)[number];

/**
 * The number of jobs of each value under all other filters, without values that have no job, and at most `limits.facetValues`
 * of each filter. The values of a fixed list are in its order, disciplines in the order of the alphabet.
 */
export type JobFacets = Record<JobFacet, { value: string; count: number }[]>;

/** A page of the job list; `count` and `facets` are those of the whole list. */
export interface JobsPage {
  jobs: Job[];
  count: number;
  facets: JobFacets;
  /** The `after` of the next page, if there is one. */
  next?: string;
}

export function cursorAfter({ createdAt, _id }: Pick<Job, 'createdAt' | '_id'>): string {
  return `${createdAt}_${_id}`;
}
