import type { Job } from '@ohmbridge/functions/contract/job';
import type { JobFacets } from '@ohmbridge/functions/contract/job-list';
import { listJobs, rowOf } from '@ohmbridge/functions/contract/job-listing';
import type { JobFilters } from './job-filters.ts';

/** The jobs that filters leave, and how many there are of each kind. */
export interface FoundJobs {
  jobs: readonly Job[];
  count: number;
  facets: JobFacets;
}

/** Looks through jobs that are all there are, as the API does. */
export function findJobs(all: readonly Job[], filters: JobFilters, now: Date): FoundJobs {
  const rows = all.map((job) => ({ ...rowOf(job), job }));
  const { rows: found, count, facets } = listJobs(rows, { ...filters, limit: all.length }, false, now);
  return { jobs: found.map(({ job }) => job), count, facets };
}
