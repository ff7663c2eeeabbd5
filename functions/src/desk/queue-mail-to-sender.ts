import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { Mail } from '@site/contract/mail/mail';
import { takeMailboxes } from '../mail/mailbox-limits.ts';
import { mails, queueMail } from '../mail/outbox.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { anyOfAddress } from './submissions-of-address.ts';

export interface Sender {
  kind: SubmissionKind;
  emailKey: string;
}

/**
 * Queues an email to the address of a submission, if the address sent one of this kind and the limits allow it. A repeated call
 * queues the same email. If an application from the address hides the name, no admin can read the email: otherwise an admin
 * could ask for a link to an address, and learn whether that person is the applicant.
 * @param isLimited anyone can ask for this email, so it counts against the limits of its mailbox
 */
export async function queueMailToSender(
  id: string,
  { kind, emailKey }: Sender,
  mailTo: (email: string) => Mail,
  { sendBefore, isLimited = false }: { sendBefore?: Date; isLimited?: boolean },
): Promise<void> {
  // Any submission will do: the addresses differ in capital letters at most.
  const found = await anyOfAddress(kind, emailKey);
  if (!found) return;
  const { email } = found;
  const identities = collection('applicantIdentities').where('emailKey', '==', emailKey);
  const [hidden] = kind === 'applications' ? (await identities.limit(1).select().get()).docs : [];
  const mail: Mail = hidden ? { ...mailTo(''), readers: 'nobody', hiddenApplicant: hidden.id } : mailTo(email);
  await db().runTransaction(async (transaction) => {
    if ((await transaction.get(mails().doc(id))).exists) return;
    const what = hidden ? 'hidden-sender-link' : 'sender-link';
    const taken = isLimited ? await takeMailboxes(transaction, [{ what, email }], new Date()) : undefined;
    if (taken?.granted[0] === false) return;
    taken?.write();
    queueMail(transaction, id, mail, new Date(), sendBefore);
  });
}
