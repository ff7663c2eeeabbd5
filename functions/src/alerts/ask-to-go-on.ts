import { todayIn } from '@ohmbridge/contract/jobs/job-closing';
import { jobAlertEnd } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { idempotentId } from '../shared/idempotent-id.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';
import { alertFrom, alertsIn, officeOf, type StoredAlert } from './alert-document.ts';
import { goOnMail } from './alert-mails.ts';

/** Asks those who have had an alert for a year whether it shall go on; gives how many. Each is asked once a year. */
export async function askToGoOn(database: Firestore, now: Date, replyTo: string, pageSize = 100): Promise<number> {
  let asked = 0;
  const due = referencesOf(alertsIn(database).where('askAt', '<=', now), 'askAt', pageSize);
  await forEachDocument(database, 'alerts-to-ask', due, async (alert) => {
    if (await ask(database, alert, now, replyTo)) asked += 1;
  });
  return asked;
}

function ask(database: Firestore, reference: DocumentReference, now: Date, replyTo: string): Promise<boolean> {
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists) return false;
    const { askAt, ...alert } = alertFrom(stored.data() as StoredAlert);
    if (askAt === undefined || askAt > now) return false;
    const mail = database.collection(collections.mail).doc(idempotentId(reference.id, ['go-on', askAt]));
    const isMade = (await transaction.get(mail)).exists;
    const endsAt = jobAlertEnd(now);
    // Without `askAt` nobody asks again.
    transaction.set(reference, { ...alert, endsAt });
    if (isMade) return false;
    const letter = { id: reference.id, to: alert.email, replyTo };
    const content = goOnMail(letter, alert, todayIn(officeOf(alert), endsAt));
    transaction.create(mail, { ...content, delivery: pendingDelivery(now) });
    return true;
  });
}
