import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { idOfAnchor } from './country-address.ts';
import { jobById } from './open-jobs.ts';

interface LinkedJob {
  /** The job that the address names, if it is open in this country. */
  linked: Job | undefined;
  /** Whether the address names a job that is not open, in no country. */
  isGone: boolean;
}

/**
 * The job that the address names. One that is not in the list is fetched by itself: the list may be older than it, or
 * longer than what has been loaded. If it cannot be had, the list is shown without it.
 */
export function useLinkedJob(country: Country, jobs: readonly Job[], hash: string): LinkedJob {
  const id = idOfAnchor(hash);
  const listed = jobs.find(({ _id }) => _id === id);
  const isMissing = id !== undefined && !listed;
  const { data: fetched } = useQuery({ ...jobById(id ?? ''), enabled: isMissing }, queryClient);
  if (!isMissing) return { linked: listed, isGone: false };
  return { linked: fetched?.country === country ? fetched : undefined, isGone: fetched === null };
}
