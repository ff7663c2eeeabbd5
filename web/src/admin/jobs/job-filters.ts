import { countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { comparedBy, jobOrders, sortedTitle } from '@site/contract/jobs/job-listing';
import { isFound, searchedWords, searchText } from '@site/contract/jobs/job-search';
import { type JobState, jobState } from '@site/contract/jobs/job-state';
import { addressFilters, anyText, flag, oneOf } from '../../shared/address-filters.ts';

/** The states of a job in the list. Deleted jobs are not listed, because the bin has its own screen. */
export const listedStates = ['draft', 'live', 'closed'] as const satisfies readonly JobState[];

export const jobFilters = addressFilters(
  {
    country: oneOf(countries),
    activeOnly: flag,
    /** The words that a job must contain; an empty text filters nothing. */
    search: anyText,
    state: oneOf(listedStates),
    order: oneOf(jobOrders, 'newest'),
  },
  { activeOnly: 'active', order: 'sort' },
);

export type JobFilters = typeof jobFilters.none;

/** Tells whether a Firestore query cannot answer the filters: words, states, and other orders need the API. */
export function isSearch({ search, state, order }: JobFilters): boolean {
  return search.trim() !== '' || state !== undefined || order !== 'newest';
}

/** Gives the jobs that match at this time, in the chosen order. The given jobs must be sorted by the newest. */
export function matchingJobs(jobs: readonly Job[], filters: JobFilters, now: Date): Job[] {
  const { country, activeOnly, search, state, order } = filters;
  const words = searchedWords(search);
  const matching = jobs.filter(
    (job) =>
      (country === undefined || job.country === country) &&
      (!activeOnly || job.isActive) &&
      (state === undefined || jobState(job, now) === state) &&
      (words.length === 0 || isFound(searchText(job), words)),
  );
  if (order === 'newest') return matching;
  const keyed = matching.map((job) => ({ job, key: { ...job, sortTitle: sortedTitle(job.title) } }));
  return keyed.toSorted((one, other) => comparedBy[order](one.key, other.key)).map(({ job }) => job);
}
