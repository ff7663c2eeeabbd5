import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { referenceOf } from '@site/contract/jobs/job-reference';
import { collections } from '@site/contract/shared/collections';
import {
  collection,
  doc,
  documentId,
  type Firestore,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

/** The newest open jobs that one query reads, and the most that are counted: the rules allow no more. */
export const mostJobs = 100;

/** The jobs that each further query reads. */
export const jobsPerPage = 30;

// The rules grant a stranger nothing but this, with a limit; without the condition they refuse every one of these queries.
const active = (firestore: Firestore) => query(collection(firestore, collections.jobs), where('isActive', '==', true));

const activeIn = (firestore: Firestore, country: Country) => query(active(firestore), where('country', '==', country));

const newestFirst = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')] as const;

/** The newest open jobs of all countries. Where fewer come than `mostJobs`, they are all there are. */
export function newestJobsQuery(firestore: Firestore) {
  return query(active(firestore), ...newestFirst, limit(mostJobs));
}

/** The open jobs of a country that come after `last`, or the newest. */
export function nextJobsQuery(
  firestore: Firestore,
  country: Country,
  last: Pick<Job, '_id' | 'createdAt'> | undefined,
) {
  const cursor = last ? [startAfter(Timestamp.fromDate(new Date(last.createdAt)), last._id)] : [];
  return query(activeIn(firestore, country), ...newestFirst, ...cursor, limit(jobsPerPage));
}

export function countedJobsQuery(firestore: Firestore, country: Country) {
  return query(activeIn(firestore, country), limit(mostJobs));
}

/** The open job with a number, which its address ends with. */
export function numberedJobQuery(firestore: Firestore, number: number) {
  return query(active(firestore), where('reference', '==', referenceOf(number)), limit(1));
}

/** A job: the rules refuse it where it is not live, or not there. */
export function jobDocument(firestore: Firestore, id: string) {
  return doc(firestore, collections.jobs, id);
}
