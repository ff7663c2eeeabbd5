import { type Country, countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import type { JobFacets } from '@site/contract/jobs/job-list';
import { listJobs, rowOf } from '@site/contract/jobs/job-listing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useNow } from '../../../shared/use-now.ts';
import { countryJobs, type MoreState, type ShownCountryJobs } from './country-jobs.ts';
import { type JobFilters, jobFilters } from './job-filters.ts';
import { countedJobs, jobsFoundByApi, jobsOfCountry, newestJobs } from './open-jobs.ts';

export interface OpenJobs {
  byCountry: CountryJobsState;
  found: FoundJobsState;
}

export interface OpenJobsLoaderProps {
  country: Country | undefined;
  /** The object must stay the same while the filters are equal. */
  filters: JobFilters;
  isLooking: boolean;
  /** The function must always stay the same. */
  onKnown: (known: OpenJobs) => void;
}

/** Loads the open jobs, and reports the known ones before the first paint. Renders nothing. */
export const OpenJobsLoader = memo(function OpenJobsLoader(props: OpenJobsLoaderProps) {
  const { country, filters, isLooking, onKnown } = props;
  const known = useNewestJobs();
  const byCountry = useCountryJobs(known, country);
  const found = useFoundJobs(known, filters, isLooking);
  useLayoutEffect(() => onKnown({ byCountry, found }));
  return null;
});

type NewestJobs = ReturnType<typeof useNewestJobs>;

function useNewestJobs() {
  const newest = useQuery(newestJobs, queryClient);
  return { newest, isMany: newest.data?.areAll === false, now: useNow() };
}

interface ListState {
  more: MoreState;
  askAgain: () => void;
  askMore: () => void;
}

export type CountryJobsState = ShownCountryJobs & ListState;

function useCountryJobs({ newest, isMany, now }: NewestJobs, country: Country | undefined): CountryJobsState {
  const counts = useQuery({ ...countedJobs, enabled: isMany }, queryClient);
  const isChosen = isMany && country !== undefined;
  const pages = useInfiniteQuery({ ...jobsOfCountry(country ?? countries[0]), enabled: isChosen }, queryClient);
  const asked = [newest, ...(isMany ? [counts] : []), ...(isChosen ? [pages] : [])];
  const answers = { newest: newest.data, counts: counts.data, pages: pages.data?.pages };
  return {
    ...countryJobs(answers, country, now),
    isFailed: asked.some(({ isError, data }) => isError && data === undefined),
    more: moreOf(pages),
    askAgain: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
    askMore: () => void pages.fetchNextPage(),
  };
}

type Paged = Record<'isFetchingNextPage' | 'isFetchNextPageError', boolean>;

function moreOf({ isFetchingNextPage, isFetchNextPageError }: Paged): MoreState {
  if (isFetchingNextPage) return 'asked';
  return isFetchNextPageError ? 'failed' : 'idle';
}

interface SearchResult {
  jobs: readonly Job[];
  count: number;
  facets: JobFacets;
}

export interface FoundJobsState extends ListState {
  /** The jobs that exactly these filters have found; `undefined` until they are known. */
  found: SearchResult | undefined;
  /** The number of jobs of each choice. The earlier numbers stay until the new ones are known. */
  facets: JobFacets | undefined;
  isFailed: boolean;
}

/**
 * Gives the open jobs that pass the filters: from all of them if they are loaded, otherwise from the API.
 * @param filters must stay the same object while they are the same
 * @param isLooking whether the visitor has begun to search
 */
function useFoundJobs({ newest, isMany, now }: NewestJobs, filters: JobFilters, isLooking: boolean): FoundJobsState {
  const all = newest.data?.areAll ? newest.data.jobs : undefined;
  const here = useMemo(() => all && findJobs(all, filters, now), [all, filters, now]);
  // Until the visitor searches, the choices show the counts of all countries, whichever country is shown.
  const there = useInfiniteQuery(
    { ...jobsFoundByApi(isLooking ? filters : jobFilters.none), enabled: isMany },
    queryClient,
  );
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

/** Searches all open jobs in the browser, as the API does. */
export function findJobs(all: readonly Job[], filters: JobFilters, now: Date): SearchResult {
  const rows = all.map((job) => ({ ...rowOf(job), job }));
  const { rows: found, count, facets } = listJobs(rows, { ...filters, limit: all.length }, false, now);
  return { jobs: found.map(({ job }) => job), count, facets };
}
