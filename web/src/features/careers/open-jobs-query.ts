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

/** Nobody counts further: the rules let visitors ask about so many jobs at once, and about active ones only. */
export const maxCounted = 100;

const published = (firestore: Firestore) =>
  query(collection(firestore, collections.jobs), where('isActive', '==', true));

const newestFirst = [orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc')] as const;

/** The newest open jobs, of all countries. */
export function openJobsQuery(firestore: Firestore) {
  return query(published(firestore), ...newestFirst, limit(jobsPerQuestion));
}

const ofCountry = (firestore: Firestore, country: Country) =>
  query(published(firestore), where('country', '==', country));

/** The open jobs of a country, to be counted, as far as they are. */
export function countedJobsQuery(firestore: Firestore, country: Country) {
  return query(ofCountry(firestore, country), limit(maxCounted));
}

/** The open jobs of a country that come after `last`, or the newest. */
export function nextJobsQuery(
  firestore: Firestore,
  country: Country,
  last: Pick<Job, '_id' | 'createdAt'> | undefined,
) {
  const place = last ? [startAfter(Timestamp.fromDate(new Date(last.createdAt)), last._id)] : [];
  return query(ofCountry(firestore, country), ...newestFirst, ...place, limit(jobsPerQuestion));
}
