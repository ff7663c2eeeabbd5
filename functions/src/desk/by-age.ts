import type { StoredTime } from '@ohmbridge/contract/shared/collections';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Documents by a time that stands in one of their fields, the oldest first; before them those without it. */
export function byAge(documents: Iterable<DocumentSnapshot>, field: string): DocumentSnapshot[] {
  const time = (one: DocumentSnapshot) => (one.get(field) as StoredTime | undefined)?.toDate().getTime() ?? 0;
  return [...documents].toSorted((one, other) => time(one) - time(other));
}
