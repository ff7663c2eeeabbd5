import { collections } from '@ohmbridge/functions/contract/collections';
import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore/lite';

/**
 * The open jobs, newest first: the one query of the public site.
 * The rules grant exactly this; without the condition on `isActive` they refuse it.
 */
export function openJobsQuery(firestore: Firestore) {
  return query(collection(firestore, collections.jobs), where('isActive', '==', true), orderBy('createdAt', 'desc'));
}
