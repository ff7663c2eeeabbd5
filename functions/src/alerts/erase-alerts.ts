import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { RecipientRefused } from '../mail/transport.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
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

/**
 * Ends the alert of a mail, with all its mails, if the mail server knows no such recipient: no other mail would arrive either.
 */
export async function endRefusedAlert(firestore: () => Promise<Firestore>, mail: Mail, error: unknown): Promise<void> {
  const { alert } = mail;
  if (alert === undefined || !(error instanceof RecipientRefused)) return;
  const database = await firestore();
  await database.runTransaction((transaction) => eraseAlert(transaction, alertsIn(database).doc(alert)));
}

const ofAddress = (database: Firestore, email: string): Query =>
  alertsIn(database).where('emailKey', '==', emailKeyOf(email));

/** Deletes the alerts whose time is over, with their mails; gives how many. */
export async function removeEndedAlerts(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  const ended = referencesOf(alertsIn(database).where('endsAt', '<', now), 'endsAt', pageSize);
  await forEachDocument(database, 'ended-alerts', ended, async (alert) => {
    const isRemoved = await database.runTransaction(async (transaction) => {
      // The subscriber may have renewed the alert in the meantime.
      const endsAt = (await transaction.get(alert)).get('endsAt') as { toDate: () => Date } | undefined;
      if (endsAt === undefined || endsAt.toDate() >= now) return false;
      await eraseAlert(transaction, alert);
      return true;
    });
    if (isRemoved) removed += 1;
  });
  return removed;
}
