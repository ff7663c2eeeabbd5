import type { JobAlertRequest } from '@ohmbridge/contract/alerts/job-alert-routes';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import { jobAlertUnconfirmedEnd } from '@ohmbridge/contract/nightly/retention';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { type MailboxLimits, takeMailboxes } from '../mail/mailbox-limits.ts';
import { type AlertDocument, alertFrom, alertId, alertsIn, choiceOf, type StoredAlert } from './alert-document.ts';
import { type AlertLetter, alreadyConfirmedMail, confirmationMail } from './alert-mails.ts';

export interface RequestServices extends MailboxLimits {
  /** Where answers to the mails go. */
  replyTo: string;
}

/**
 * Makes an alert that waits to be confirmed, and the mail that asks for it, in one transaction; done again under the same id,
 * once. Where its mailbox has been asked too often, neither is made: nothing is kept of an address that was not written to.
 */
export async function queueAlertRequest(
  database: Firestore,
  mailId: string,
  request: JobAlertRequest,
  { limitKey, replyTo }: RequestServices,
  now: Date,
): Promise<void> {
  const id = alertId(request.email, request);
  const reference = alertsIn(database).doc(id);
  const mail = database.collection(collections.mail).doc(mailId);
  await database.runTransaction(async (transaction) => {
    const [stored, made] = await transaction.getAll(reference, mail);
    if (made?.exists) return;
    const limits = await takeMailboxes(transaction, database, 'job-alert', [request.email], now, { limitKey });
    if (!limits.granted[0]) return;
    limits.write();
    const known = stored?.exists ? alertFrom(stored.data() as StoredAlert) : undefined;
    // To the address as it was typed first, however it was typed now.
    const alert = known ?? newAlert(request, now);
    const letter: AlertLetter = { id, to: alert.email, replyTo };
    const isConfirmed = alert.confirmedAt !== undefined;
    if (!isConfirmed) transaction.set(reference, { ...alert, endsAt: jobAlertUnconfirmedEnd(now) });
    const content = isConfirmed ? alreadyConfirmedMail(letter, alert) : confirmationMail(letter, alert);
    transaction.create(mail, { ...content, delivery: pendingDelivery(now) });
  });
}

function newAlert(request: JobAlertRequest, now: Date): AlertDocument {
  const { email } = request;
  return {
    email,
    emailKey: emailKeyOf(email),
    ...choiceOf(request),
    createdAt: now,
    endsAt: jobAlertUnconfirmedEnd(now),
  };
}
