import { collections } from '@ohmbridge/functions/contract/collections';
import type { Country } from '@ohmbridge/functions/contract/countries';
import type { Job } from '@ohmbridge/functions/contract/job';
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

/** The page size of the queries. With fewer open jobs, a visit costs one query. */
export const jobsPerQuestion = 30;

// The rules allow visitors to read active jobs only, and deny every query without this condition.
const published = (firestore: Firestore) =>
  query(collection(firestore, collections.jobs), where('isActive', '==', true));

const newestFirst = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')] as const;

/** The newest open jobs, of all countries. */
export function openJobsQuery(firestore: Firestore) {
  return query(published(firestore), ...newestFirst, limit(jobsPerQuestion));
}

/** All open jobs of a country, to be counted. */
export function openJobsOfCountryQuery(firestore: Firestore, country: Country) {
  return query(published(firestore), where('country', '==', country));
}

/** The open jobs of a country that come after `last`, or the newest. */
export function nextJobsQuery(
  firestore: Firestore,
  country: Country,
  last: Pick<Job, '_id' | 'createdAt'> | undefined,
) {
  const place = last ? [startAfter(Timestamp.fromDate(new Date(last.createdAt)), last._id)] : [];
  return query(openJobsOfCountryQuery(firestore, country), ...newestFirst, ...place, limit(jobsPerQuestion));
}
