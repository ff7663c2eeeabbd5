import type { DeliveryState, MailTemplate } from '@site/contract/mail/mail';
import { daysBefore, mailBinDays } from '@site/contract/nightly/retention';
import type { StoredTime } from '@site/contract/shared/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { eraseSubmissions } from '../desk/erase-submissions.ts';
import { submissionKindOf } from '../mail/outbox.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { referencesOf } from '../shared/pages-of.ts';
import { forEachDocument } from '../shared/set-aside.ts';

const discarded: DeliveryState = 'DISCARDED';

/**
 * Deletes the emails that have been in the bin for 30 days, each with its submission; gives how many. A run that is cut off at
 * any point can be repeated.
 */
export function emptyMailBin(now: Date, pageSize = 100): Promise<number> {
  const cutoff = daysBefore(now, mailBinDays);
  const inBin = collection('mail').where('delivery.state', '==', discarded);
  const old = referencesOf(inBin.where('delivery.endTime', '<', cutoff), 'delivery.endTime', pageSize);
  return forEachDocument('mail-bin', old, (mail) => purge(mail, cutoff));
}

/** Deletes an email in a transaction, so that an email stays if an admin restores it at the same moment. */
function purge(reference: DocumentReference, cutoff: Date): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const [mail] = await transaction.getAll(reference, { fieldMask: ['delivery', 'emailService.template'] });
    if (mail?.get('delivery.state') !== discarded) return false;
    if ((mail.get('delivery.endTime') as StoredTime).toDate() >= cutoff) return false;
    const kind = submissionKindOf[mail.get('emailService.template') as MailTemplate];
    const submission = kind && collection(kind).doc(reference.id);
    // A submission on the desk stays there, with everything that colleagues have added to it.
    const isOnDesk = submission && (await transaction.get(submission)).get('reference') !== undefined;
    if (submission && !isOnDesk) await eraseSubmissions(transaction, kind, [submission]);
    transaction.delete(reference);
    return true;
  });
}
