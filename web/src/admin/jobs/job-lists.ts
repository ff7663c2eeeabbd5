import { countries } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import { collections } from '@site/contract/shared/collections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  collection,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useRef } from 'react';
import { useFirestore } from 'reactfire';
import { useLive } from '../components/use-live.ts';
import { figuresOfCounts, type JobFigures } from './job-figures.ts';
import type { JobFilters } from './job-filters.ts';

/** The number of jobs that a screen loads at first, and that each “Show more” adds. */
export const jobsPerPage = 25;

/** The filters that a Firestore query can answer; without a filter the list has all jobs. */
type StoredFilters = Partial<Pick<JobFilters, 'country' | 'activeOnly'>>;

export interface JobList {
  status: 'success';
  jobs: readonly Job[];
  areAll: boolean;
  /** Whether the answer comes from the browser's cache. The server's answer replaces it later. */
  isFromMemory: boolean;
  /** A version, which changes with every change of the list. */
  version: object;
}

export type NoJobListYet =
  | { status: 'loading' }
  /** Firestore is out of reach, and the cache is empty. */
  | { status: 'offline' };

// Every hook here throws in rendering when a query is refused or fails: use them inside a `DataBoundary`.

/**
 * Gives the newest jobs, live. By default these are `jobsPerPage` jobs without a filter: the overview and the list share that
 * query.
 */
export function useJobs(filters: StoredFilters = {}, max: number = jobsPerPage): JobList | NoJobListYet {
  const jobs = matchingJobsQuery(useFirestore(), filters);
  // One job more than the list shows tells whether there are more.
  const snapshot = useLive(query(jobs, orderBy('createdAt', 'desc'), limit(max + 1)));
  if (!snapshot) return { status: 'loading' };
  // Offline, Firestore answers from an empty cache: that does not mean that there are no jobs.
  if (snapshot.empty && snapshot.metadata.fromCache) return { status: 'offline' };
  return {
    status: 'success',
    jobs: snapshot.docs.slice(0, max).map((document) => jobFromDocument(document.id, document.data())),
    areAll: snapshot.size <= max,
    isFromMemory: snapshot.metadata.fromCache,
    version: snapshot,
  };
}

const figuresKey = 'job-figures';

/**
 * Gives the figures of all jobs, counted by Firestore, if not all jobs are loaded; `undefined` until they are known.
 * @param version the version of the list: the figures are counted again when it changes, and not at all without one
 */
export function useCountedFigures(version: object | undefined): JobFigures | undefined {
  const firestore = useFirestore();
  const { data } = useQuery({
    queryKey: [figuresKey],
    queryFn: () => countFigures(firestore),
    enabled: version !== undefined,
    throwOnError: true,
  });

  useAskAgain(figuresKey, version);
  return data;
}

/** Repeats a query when its version changes, or after an action on the screen. The query itself runs for the first version. */
export function useAskAgain(key: string, version: object | undefined, answered = 0): void {
  const queryClient = useQueryClient();
  const known = useRef({ version, answered });
  useEffect(() => {
    const before = known.current;
    known.current = { version, answered };
    const isOther = before.version !== version || before.answered !== answered;
    if (before.version && isOther) void queryClient.invalidateQueries({ queryKey: [key] });
  }, [queryClient, key, version, answered]);
}

async function countFigures(firestore: Firestore): Promise<JobFigures> {
  const count = async (filters: StoredFilters) =>
    (await getCountFromServer(matchingJobsQuery(firestore, filters))).data().count;
  const byCountry = countries.map(async (country) => {
    const [total, active] = await Promise.all([count({ country }), count({ country, activeOnly: true })]);
    return { country, total, active };
  });
  return figuresOfCounts(await Promise.all(byCountry));
}

function matchingJobsQuery(firestore: Firestore, { country, activeOnly }: StoredFilters): Query {
  return query(
    collection(firestore, collections.jobs),
    ...(country ? [where('country', '==', country)] : []),
    ...(activeOnly ? [where('isActive', '==', true)] : []),
  );
}
