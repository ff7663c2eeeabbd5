import type { Job } from '@ohmbridge/contract/jobs/job';
import { comparedBy, type JobOrder, jobOrders, sortedTitle } from '@ohmbridge/contract/jobs/job-listing';
import { isFound, searchedWords, searchText } from '@ohmbridge/contract/jobs/job-search';
import { type JobState, jobState } from '@ohmbridge/contract/jobs/job-state';
import { type Country, countries } from '@ohmbridge/contract/shared/countries';
import { knownIn, useAddressFilters } from './use-address-filters.ts';

/** The states that a job of the list can be in: the bin is a screen of its own. */
export const listedStates = ['draft', 'live', 'closed'] as const satisfies readonly JobState[];

/** Which jobs the list shows, and in which order. */
export interface JobFilters {
  country: Country | undefined;
  activeOnly: boolean;
  /** Words that a job has to have; none if empty. */
  search: string;
  state: (typeof listedStates)[number] | undefined;
  order: JobOrder;
}

export const everyJob: JobFilters = {
  country: undefined,
  activeOnly: false,
  search: '',
  state: undefined,
  order: 'newest',
};

/** Reads the filters from the address; what it does not know, it leaves out. */
export function filtersFromAddress(address: URLSearchParams): JobFilters {
  return {
    country: knownIn(address, 'country', countries),
    activeOnly: address.get('active') === 'true',
    search: address.get('search') ?? '',
    state: knownIn(address, 'state', listedStates),
    order: knownIn(address, 'sort', jobOrders) ?? 'newest',
  };
}

/** The filters as the address keeps them, and as the API is asked. */
export function addressOfFilters({ country, activeOnly, search, state, order }: JobFilters): URLSearchParams {
  return new URLSearchParams({
    ...(country && { country }),
    ...(activeOnly && { active: 'true' }),
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(order !== 'newest' && { sort: order }),
  });
}

/** Whether the filters ask for what no query of Firestore finds: words, states, other orders. */
export function isSearch({ search, state, order }: JobFilters): boolean {
  return search.trim() !== '' || state !== undefined || order !== 'newest';
}

/** The jobs that pass at a moment, in their order, of those that came the newest first. */
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

/** The filters of the list, which the address keeps. */
export const useJobFilters = () => useAddressFilters(filtersFromAddress, addressOfFilters);
