import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { takeMailboxes } from '../mail/mailbox-limits.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { anyOfAddress } from './submissions-of-address.ts';

/** The sender of submissions of one kind. */
export interface Sender {
  kind: SubmissionKind;
  emailKey: string;
}

interface Options {
  now: Date;
  /** The time from which the mail is too late. */
  sendBefore?: Date;
  /** Anyone can ask for this mail, so it counts against the limits of its mailbox. */
  isLimited?: boolean;
}

/**
 * Queues a mail to the address of a submission, if the address sent one of this kind and the limits allow it. A repeated call
 * queues the same mail. If an application from the address hides the name, no admin can read the mail: otherwise an admin could
 * ask for a link to an address, and learn whether that person is the applicant.
 */
export async function queueMailToSender(
  id: string,
  { kind, emailKey }: Sender,
  mailTo: (email: string) => Mail,
  { now, sendBefore, isLimited = false }: Options,
): Promise<void> {
  // Any submission will do: the addresses differ in capital letters at most.
  const found = await anyOfAddress(kind, emailKey);
  if (!found) return;
  const { email } = found;
  const identities = collection('applicantIdentities').where('emailKey', '==', emailKey);
  const [hidden] = kind === 'applications' ? (await identities.limit(1).select().get()).docs : [];
  const mail: Mail = hidden ? { ...mailTo(''), readers: 'nobody', hiddenApplicant: hidden.id } : mailTo(email);
  const reference = collection('mail').doc(id);
  await db().runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    const what = hidden ? 'hidden-sender-link' : 'sender-link';
    const taken = isLimited ? await takeMailboxes(transaction, what, [email], now) : undefined;
    if (taken?.granted[0] === false) return;
    taken?.write();
    transaction.create(reference, { ...mail, delivery: pendingDelivery(now, sendBefore) });
  });
}
