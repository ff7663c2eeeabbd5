import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { Delivery, Mail, MailDocument, MailReaders, MailTemplate } from '@site/contract/mail/mail';
import { withDates } from '@site/contract/shared/collections';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { collection, isAlreadyExists } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { type DeliveryPlan, pendingDelivery, planDelivery } from './delivery-plan.ts';

// The outbox has each email as a document of `mail`, written in one transaction with the reason for the email. A task delivers
// the email. An admin sends it again, releases it, puts it into the bin or restores it (desk/review-mails.ts).
//
//   outbox.ts             the stored email, and the two transactions of an attempt: the lease and the outcome
//   delivery-plan.ts      the decisions about an email at a moment
//   delivery-attempt.ts   one attempt to send an email, by smtp-transport.ts or email-service-transport.ts
//   mail-tasks.ts         makes the tasks that deliver emails and make emails
//   mail-settings.ts      the settings of an installation
//   mailbox-limits.ts     how many emails a stranger can have sent to a mailbox
//   sweep-outbox.ts       a scheduled job finds emails whose task was lost
//   outbox-overview.ts    the counts for the health screen
//   mail-body.ts          the words of an email, and the link that is filled in as the email leaves
//
// An email is
//
//   PENDING     until its `startTime`, and until a task takes its lease
//   PROCESSING  while that task sends it; an expired lease means that the task died
//   RETRY       after a failed attempt, until the next one
//   SUCCESS     at the end, or
//   ERROR       after the last attempt, with a `retryTime` for as long as the sweep tries it again
//   HELD        in quarantine: a suspicious email waits for an admin
//   DISCARDED   in the bin, for 30 days

/** The result of `beginDelivery`: the plan, and the email if this task must send it. */
export type BegunDelivery =
  | Exclude<DeliveryPlan, { action: 'send' }>
  | { action: 'send'; delivery: Delivery; mail: Mail };

/**
 * Work of the desk in the transaction that takes the first lease of an email, or ends an email that is too late for a first
 * one. It reads, then writes.
 */
export type WhenLeaving = (transaction: Transaction, id: string, mail: Mail, isTooLate: boolean) => Promise<void>;

/** Takes the lease of an email, if the email can be sent now. */
export async function beginDelivery(
  id: string,
  now: Date,
  maxAttempts: number,
  whenLeaving?: WhenLeaving,
): Promise<BegunDelivery> {
  const begun = await changeMail(
    id,
    async ({ reference, mail, delivery, writtenAt }, transaction): Promise<BegunDelivery> => {
      const plan = planDelivery(delivery, writtenAt, now, maxAttempts);
      const isTooLate = plan.action === 'end';
      const isFirst = (plan.action === 'send' || isTooLate) && delivery.attempts === 0;
      if (isFirst) await whenLeaving?.(transaction, id, mail, isTooLate);
      if ('delivery' in plan) transaction.update(reference, { delivery: plan.delivery });
      return plan.action === 'send' ? { ...plan, mail } : plan;
    },
  );
  return begun === 'missing' ? { action: 'none' } : begun;
}

/** Records the result of an attempt, unless another task has taken over the email. */
export async function finishDelivery(id: string, delivery: Delivery): Promise<void> {
  await changeMail(id, ({ reference, delivery: stored }, transaction) => {
    if (stored.attempts === delivery.attempts) transaction.update(reference, { delivery });
  });
}

/** Queues an email, which can leave from `startTime` on and before `sendBefore`, together with the other writes. */
export function queueMail(
  writes: Transaction | WriteBatch,
  id: string,
  mail: Mail,
  startTime: Date,
  sendBefore?: Date,
): void {
  writes.create(mails().doc(id), { ...mail, delivery: pendingDelivery(startTime, sendBefore) });
}

/** Queues an email once under an id that the caller derives from its reason; tells whether the email is new. */
export async function queueOnce(id: string, mail: Mail, now: Date, sendBefore?: Date): Promise<boolean> {
  try {
    await mails()
      .doc(id)
      .create({ ...mail, delivery: pendingDelivery(now, sendBefore) });
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return false;
  }
}

export const mails = (): CollectionReference => collection('mail');

export interface StoredMail {
  reference: DocumentReference;
  mail: Mail;
  delivery: Delivery;
  writtenAt: Date;
}

/**
 * Changes an email in one transaction. A document without a delivery is not ours and counts as missing; so does an email
 * that the `readers` cannot read.
 */
export function changeMail<Result>(
  id: string,
  act: (stored: StoredMail, transaction: Transaction) => Result | Promise<Result>,
  readers?: readonly MailReaders[],
): Promise<Result | 'missing'> {
  return db().runTransaction(async (transaction) => {
    const stored = storedMail(await transaction.get(mails().doc(id)));
    const isTheirs = stored && (readers?.includes(stored.mail.readers) ?? true);
    return isTheirs ? act(stored, transaction) : 'missing';
  });
}

function storedMail(snapshot: DocumentSnapshot): StoredMail | undefined {
  const document = snapshot.data() as MailDocument | undefined;
  if (!document?.delivery || !snapshot.updateTime) return undefined;
  const { delivery: _delivery, ...mail } = document;
  return { reference: snapshot.ref, mail, delivery: deliveryOf(document), writtenAt: snapshot.updateTime.toDate() };
}

export const deliveryOf = ({ delivery }: Pick<MailDocument, 'delivery'>): Delivery => withDates<Delivery>(delivery);

export function isUnsent(mail: DocumentSnapshot): boolean {
  if (!mail.exists) return false;
  const { state, attempts } = deliveryOf(mail.data() as MailDocument);
  return state === 'PENDING' && attempts === 0;
}

/** The kind of submission that an email to the office is about. The email and its submission have the same id. */
export const submissionKindOf: Partial<Record<MailTemplate, SubmissionKind>> = {
  contact: 'enquiries',
  application: 'applications',
};
