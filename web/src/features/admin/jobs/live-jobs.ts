import { collections } from '@ohmbridge/functions/contract/collections';
import { type Job, type JobDocument, jobFromDocument } from '@ohmbridge/functions/contract/job';
import { collection, type FirestoreDataConverter, orderBy, query } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';

const jobConverter: FirestoreDataConverter<Job> = {
  fromFirestore: (snapshot) => jobFromDocument(snapshot.id, snapshot.data() as JobDocument),
  toFirestore: () => {
    throw new Error('Jobs are written by the API only.');
  },
};

export type LiveJobs =
  | { status: 'loading' }
  /** Firestore cannot be reached, and nothing was read before. */
  | { status: 'offline' }
  | { status: 'live'; jobs: readonly Job[] };

/**
 * All jobs, newest first, as they are now. Both the overview and the list use it, so they share one query.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useLiveJobs(): LiveJobs {
  const firestore = useFirestore();
  const jobs = collection(firestore, collections.jobs).withConverter(jobConverter);
  const { data: snapshot, status } = useFirestoreCollection(query(jobs, orderBy('createdAt', 'desc')));
  if (status === 'loading') return { status: 'loading' };
  // Without a connection Firestore answers from an empty memory, which is not the same as no jobs.
  if (snapshot.empty && snapshot.metadata.fromCache) return { status: 'offline' };
  return { status: 'live', jobs: snapshot.docs.map((document) => document.data()) };
}
