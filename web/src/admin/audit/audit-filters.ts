import { collections } from '@site/contract/shared/collections';
import { isCalendarDay } from '@site/contract/shared/time';
import { type AuditDocument, type AuditEntry, auditKinds } from '@site/contract/team/audit';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { addressFilters, like, oneOf } from '../../shared/address-filters.ts';

export const auditFilters = addressFilters({
  /** The uid of the admin who acted. */
  who: like((text) => /^[\w-]{1,128}$/.test(text)),
  kind: oneOf(auditKinds),
  /** The first and the last day, such as `2026-01-31`. */
  from: like(isCalendarDay),
  until: like(isCalendarDay),
});

export type AuditFilters = typeof auditFilters.none;

/** Gives the first and the last moment of the entries: whole days on the admin's clock. */
export function momentsOf({ from, until }: Pick<AuditFilters, 'from' | 'until'>): { since?: Date; before?: Date } {
  const midnight = (day: string, later = 0) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date + later);
  };
  return { ...(from && { since: midnight(from) }), ...(until && { before: midnight(until, 1) }) };
}

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
