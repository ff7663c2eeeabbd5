import { collections } from '@ohmbridge/contract/shared/collections';
import type { AuditDocument, AuditEntry } from '@ohmbridge/contract/team/audit';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { type AuditFilters, momentsOf } from './audit-filters.ts';

export type ListedEntry = AuditEntry & { id: string };

const converter: FirestoreDataConverter<ListedEntry> = {
  fromFirestore: (snapshot) => {
    const entry = snapshot.data() as AuditDocument;
    return {
      ...entry,
      id: snapshot.id,
      at: entry.at.toDate().toISOString(),
      expiresAt: entry.expiresAt.toDate().toISOString(),
    };
  },
  toFirestore: () => {
    throw new Error('Only functions add to the audit list.');
  },
};

/** The entries that pass the filters, the newest first. */
export function auditQuery(firestore: Firestore, filters: AuditFilters): Query<ListedEntry> {
  const { who, kind } = filters;
  const { since, before } = momentsOf(filters);
  return query(
    collection(firestore, collections.auditEntries).withConverter(converter),
    ...(who ? [where('who.uid', '==', who)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
    ...(since ? [where('at', '>=', since)] : []),
    ...(before ? [where('at', '<', before)] : []),
    orderBy('at', 'desc'),
  );
}
