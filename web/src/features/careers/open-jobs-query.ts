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

/** As many open jobs as one question brings. A visit to a site with fewer of them costs one question. */
export const jobsPerQuestion = 30;

// The rules grant a visitor nothing but this; without the condition on `isActive` they refuse every one of these queries.
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
