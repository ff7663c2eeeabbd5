import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf } from '../shared/pages-of.ts';
import { alertsIn } from './alert-document.ts';
import { eraseAlert } from './alert-store.ts';

/** The alerts of an address, confirmed or not. */
export async function alertsOf(database: Firestore, email: string): Promise<QueryDocumentSnapshot[]> {
  return (await ofAddress(database, email).get()).docs;
}

/** Deletes the alerts of an address with their mails; gives how many there were. */
export async function eraseAlertsOf(database: Firestore, email: string): Promise<number> {
  const { docs } = await ofAddress(database, email).select().get();
  for (const { ref } of docs) await database.runTransaction((transaction) => eraseAlert(transaction, ref));
  return docs.length;
}

const ofAddress = (database: Firestore, email: string): Query =>
  alertsIn(database).where('emailKey', '==', emailKeyOf(email));

/** Deletes the alerts whose time is over, with their mails; gives how many. */
export async function removeEndedAlerts(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  for await (const page of pagesOf(alertsIn(database).where('endsAt', '<', now), 'endsAt', pageSize))
    for (const { ref } of page) {
      const isRemoved = await database.runTransaction(async (transaction) => {
        // Meanwhile somebody may have said that it shall go on.
        const endsAt = (await transaction.get(ref)).get('endsAt') as { toDate: () => Date } | undefined;
        if (endsAt === undefined || endsAt.toDate() >= now) return false;
        await eraseAlert(transaction, ref);
        return true;
      });
      if (isRemoved) removed += 1;
    }
  return removed;
}
