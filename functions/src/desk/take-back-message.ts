import type { Standing } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import type { Mail, MailDocument } from '@site/contract/mail/mail';
import type { Author } from '@site/contract/shared/author';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { deliveryOf, isUnsent } from '../mail/outbox.ts';
import { collection } from '../shared/documents.ts';
import { HttpError } from '../shared/http-error.ts';
import { each } from '../shared/many-items.ts';
import { kindOf } from './desk-requests.ts';
import { deleteMessage, messageDocuments, type StoredMessage } from './message.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction, standingOf } from './submission.ts';

// An admin takes back a message that has not left. The life of a message: message.ts.

export const takeBackMessageHandlers = {
  async unsendMessages({ parameters, body: { items }, signedIn }) {
    const kind = kindOf(parameters);
    const by = authorOf(await signedIn());
    const data = await each('Submission', items, ({ id, messageId }) =>
      changeSubmission(kind, id, by, (current) => takeBack(current, messageId, by)),
    );
    logger.info('Messages taken back by an admin', { kind, done: data.done, admin: by.uid });
    return { data };
  },
} satisfies Partial<ApiHandlers>;

/** Takes a message back before its delivery begins. A repeated call changes nothing. */
async function takeBack(
  current: SubmissionInTransaction,
  id: string,
  by: Author,
): Promise<DecidedChange<{ standing: Standing }>> {
  const { record, transaction } = current;
  const documents = messageDocuments(current, id);
  const [message, mail, unsent] = await transaction.getAll(documents.message, documents.mail, documents.unsent);
  const result = { standing: standingOf(record) };
  if (unsent?.exists) return { result };
  if (!message?.exists) throw new HttpError(404, deskMessages.notFound);
  if (!mail?.exists || !isHeldBack(mail, message.data() as StoredMessage))
    throw new HttpError(409, deskMessages.hasLeft);
  deleteMessage(current, id, by);
  return { fields: record.waitingMove?.message === id ? { waitingMove: FieldValue.delete() } : {}, result };
}

/** Tells whether an email still waits as it was queued. An email that failed or was quarantined may have arrived after all. */
function isHeldBack(mail: DocumentSnapshot, { leavesAt }: StoredMessage): boolean {
  const { startTime } = deliveryOf(mail.data() as MailDocument);
  return isUnsent(mail) && startTime.getTime() === leavesAt.toDate().getTime();
}

/** Ends the waiting move of a message whose email goes to the bin, in that transaction: the message is not sent. */
export async function messageDiscarded(transaction: Transaction, id: string, { submission }: Mail): Promise<void> {
  if (!submission) return;
  const stored = await transaction.get(collection(submission.kind).doc(submission.id));
  if (stored.get('waitingMove.message') === id) transaction.update(stored.ref, { waitingMove: FieldValue.delete() });
}

/** Restores the waiting move with the email, in that transaction, unless an admin has made a newer decision. */
export async function messageRestored(transaction: Transaction, id: string, { submission }: Mail): Promise<void> {
  if (!submission) return;
  const stored = await transaction.get(collection(submission.kind).doc(submission.id));
  const message = await transaction.get(messageDocuments({ reference: stored.ref }, id).message);
  const { effects, at, leavesAt } = (message.data() ?? {}) as Partial<StoredMessage>;
  const to = effects?.status;
  if (to === undefined || !at || stored.get('waitingMove') || stored.get('statusChangedAt') > at) return;
  transaction.update(stored.ref, { waitingMove: { to, message: id, leavesAt } });
}
