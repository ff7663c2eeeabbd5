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

/**
 * The largest number of newest open jobs that one query reads, and the largest number that is counted: the rules allow no more.
 */
export const mostJobs = 100;

/** The number of jobs that each further query reads. */
export const jobsPerPage = 30;

// The rules allow anonymous visitors this query only, with a limit. Without the condition they refuse all queries of this file.
const active = (firestore: Firestore) => query(collection(firestore, collections.jobs), where('isActive', '==', true));

const activeIn = (firestore: Firestore, country: Country) => query(active(firestore), where('country', '==', country));

const newestFirst = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')] as const;

/** Gives the query for the newest open jobs of all countries. If there are fewer than `mostJobs` results, they are all jobs. */
export function newestJobsQuery(firestore: Firestore) {
  return query(active(firestore), ...newestFirst, limit(mostJobs));
}

/** Gives the query for the open jobs of a country after `last`; without `last`, for the newest. */
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

/** Gives the query for the open job with a number, with which its address ends. */
export function numberedJobQuery(firestore: Firestore, number: number) {
  return query(active(firestore), where('reference', '==', referenceOf(number)), limit(1));
}

/** Gives the reference of a job. The rules refuse to read a job that is not live, or does not exist. */
export function jobDocument(firestore: Firestore, id: string) {
  return doc(firestore, collections.jobs, id);
}
