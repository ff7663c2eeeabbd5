import { collections } from '@ohmbridge/functions/contract/collections';
import { type JobChange, jobChangeFromDocument } from '@ohmbridge/functions/contract/job-change';
import { collection, type FirestoreDataConverter, limit, orderBy, query, where } from 'firebase/firestore';
import { useFirestore, useFirestoreCollection } from 'reactfire';

/** A line of a job's history, and what tells it from the others. */
export type ListedChange = JobChange & { id: string };

/** As many as a person reads. */
export const mostShown = 50;

const changeConverter: FirestoreDataConverter<ListedChange> = {
  fromFirestore: (snapshot) => ({ id: snapshot.id, ...jobChangeFromDocument(snapshot.data()) }),
  toFirestore: () => {
    throw new Error('The history is written by the API only.');
  },
};

/**
 * What has been done to a job, the newest first, as it is now; `undefined` while it loads.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
export function useJobChanges(jobId: string): readonly ListedChange[] | undefined {
  const changes = collection(useFirestore(), collections.jobChanges).withConverter(changeConverter);
  const { data: snapshot, status } = useFirestoreCollection(
    query(changes, where('jobId', '==', jobId), orderBy('at', 'desc'), limit(mostShown)),
  );
  return status === 'loading' ? undefined : snapshot.docs.map((document) => document.data());
}
