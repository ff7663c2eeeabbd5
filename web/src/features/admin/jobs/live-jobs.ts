import { collections } from '@ohmbridge/functions/contract/collections';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobFromDocument } from '@ohmbridge/functions/contract/job-document';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { everyJob, type JobFilters } from './job-filters.ts';

/** As many jobs as a screen follows live at first, and as many more as it is asked for. */
export const jobsPerPage = 25;

const jobConverter: FirestoreDataConverter<Job> = {
  fromFirestore: (snapshot) => jobFromDocument(snapshot.id, snapshot.data()),
  toFirestore: () => {
    throw new Error('Jobs are written by the API only.');
  },
};

export type LiveJobs =
  | { status: 'loading' }
  /** Firestore cannot be reached, and nothing was read before. */
  | { status: 'offline' }
  | {
      status: 'live';
      jobs: readonly Job[];
      /** Whether these are all that match. */
      areAll: boolean;
      /** Whether the answer is what this browser happens to know, until Firestore's own comes. */
      isFromMemory: boolean;
      /** Another one whenever anything in it has changed. */
      version: object;
    };

/** The jobs that pass the filters. */
export function matchingJobsQuery(firestore: Firestore, { country, activeOnly }: JobFilters): Query<Job> {
  return query(
    collection(firestore, collections.jobs).withConverter(jobConverter),
    ...(country ? [where('country', '==', country)] : []),
    ...(activeOnly ? [where('isActive', '==', true)] : []),
  );
}

/**
 * The newest jobs, as they are now; by default `jobsPerPage` of them without any filter, which the overview and the list
 * share.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useLiveJobs(filters: JobFilters = everyJob, most: number = jobsPerPage): LiveJobs {
  const jobs = matchingJobsQuery(useFirestore(), filters);
  // One more than is shown tells whether there are more.
  const { data: snapshot, status } = useFirestoreCollection(query(jobs, orderBy('createdAt', 'desc'), limit(most + 1)));
  if (status === 'loading') return { status: 'loading' };
  // Without a connection Firestore answers from an empty memory, which is not the same as no jobs.
  if (snapshot.empty && snapshot.metadata.fromCache) return { status: 'offline' };
  const found = snapshot.docs.map((document) => document.data());
  const isFromMemory = snapshot.metadata.fromCache;
  return { status: 'live', jobs: found.slice(0, most), areAll: found.length <= most, isFromMemory, version: snapshot };
}
