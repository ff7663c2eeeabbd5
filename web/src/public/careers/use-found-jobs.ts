import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobFacets } from '@ohmbridge/contract/jobs/job-list';
import { listJobs, rowOf } from '@ohmbridge/contract/jobs/job-listing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryClient } from '../../shared/query-client.ts';
import { type JobFilters, noFilters } from './job-filters.ts';
import { jobsFoundByApi } from './open-jobs.ts';
import { type Asking, moreOf, useNewestJobs } from './use-open-jobs.ts';

/** The jobs that filters leave, and how many there are of each kind. */
interface FoundJobs {
  jobs: readonly Job[];
  count: number;
  facets: JobFacets;
}

export interface Found extends Asking {
  /** What was found by these filters, and no others; `undefined` until that is known. */
  found: FoundJobs | undefined;
  /** How many jobs each choice has. Those of the filters before stay until those of these are known. */
  facets: JobFacets | undefined;
  isFailed: boolean;
}

/**
 * The open jobs that pass the filters: from all of them, where they are at hand, or else as the API finds them.
 * @param filters must stay the same object while they are the same
 * @param isLooking whether somebody has turned to them
 */
export function useFoundJobs(isWanted: boolean, filters: JobFilters, isLooking: boolean): Found {
  const { newest, isMany, now } = useNewestJobs(isWanted);
  const all = newest.data?.areAll ? newest.data.jobs : undefined;
  const here = useMemo(() => all && findJobs(all, filters, now), [all, filters, now]);
  // Before somebody looks, the choices stand with the counts of all countries, whichever of them is shown.
  const there = useInfiniteQuery({ ...jobsFoundByApi(isLooking ? filters : noFilters), enabled: isMany }, queryClient);
  const pages = there.data?.pages ?? [];
  const [first] = pages;
  const [latest, setLatest] = useState(first?.facets);
  if (first && latest !== first.facets) setLatest(first.facets);
  const asked = isMany ? there : newest;
  return {
    found: here ?? (first && { ...first, jobs: pages.flatMap(({ jobs }) => jobs) }),
    facets: here?.facets ?? latest,
    isFailed: asked.isError && asked.data === undefined,
    more: moreOf(there),
    askAgain: () => void asked.refetch(),
    askMore: () => void there.fetchNextPage(),
  };
}

/** Looks through jobs that are all there are, as the API does. */
export function findJobs(all: readonly Job[], filters: JobFilters, now: Date): FoundJobs {
  const rows = all.map((job) => ({ ...rowOf(job), job }));
  const { rows: found, count, facets } = listJobs(rows, { ...filters, limit: all.length }, false, now);
  return { jobs: found.map(({ job }) => job), count, facets };
}
