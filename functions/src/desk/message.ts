import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import type { SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { type SentMessage, type SubmissionChange, timelineCollections } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import type { StoredTime } from '@site/contract/shared/collections';
import { FieldValue } from 'firebase-admin/firestore';
import { collection } from '../shared/documents.ts';
import type { InterviewInMessage } from './interviews/arrange-interview.ts';
import type { SubmissionInTransaction } from './submission.ts';

// A message of an admin to the sender of a submission.
//
//   sent        the message is in the timeline with its `effects`, and its email is in the outbox (send-message.ts); if the
//               message moves the recipient, `waitingMove` on the submission tells lists the new status and the time
//   taken back  both are deleted, and the timeline has one line `unsent` (take-back-message.ts); no effect has to be undone
//   leaves      deliver-mail.ts takes the first lease of the email; the same transaction applies the effects, and deletes the
//               field (send-message.ts). A message that is too late applies nothing
//   discarded   an admin moves its email from quarantine to the bin: `waitingMove` is deleted, and restored with the email
//               (take-back-message.ts)
//
// Words for messages: message-templates.ts. The delay before a message leaves: message-delay.ts. Answers: receive-message.ts.

/** A message in the timeline. The message applies its `effects` as it leaves, and then loses the field. */
export interface StoredMessage<Time = StoredTime> extends SentMessage<Time> {
  effects?: InterviewInMessage & { status?: SubmissionStatus | undefined; reason?: RejectionReason | undefined };
}

/** The documents of a message under one id: in the timeline, in the outbox, and the line `unsent` of a message taken back. */
export function messageDocuments({ reference }: Pick<SubmissionInTransaction, 'reference'>, id?: string) {
  const sent = reference.collection(timelineCollections.messages);
  const message = id === undefined ? sent.doc() : sent.doc(id);
  return {
    message,
    mail: collection('mail').doc(message.id),
    unsent: reference.collection(timelineCollections.changes).doc(message.id),
  };
}

/** Deletes a message that has not left, and leaves a line in the timeline. */
export function deleteMessage(current: SubmissionInTransaction, id: string, by: Author | null): void {
  const { at, transaction } = current;
  const { message, mail, unsent } = messageDocuments(current, id);
  transaction.delete(message);
  transaction.delete(mail);
  transaction.create(unsent, { kind: 'unsent', by, at } satisfies SubmissionChange<Date>);
}

/**
 * Takes back a message that would move a submission, because an admin or the applicant moves the submission elsewhere first.
 * The function reads nothing, because `waitingMove` ends as the message leaves.
 * @returns the fields of the submission
 */
export function endWaitingMove(
  current: SubmissionInTransaction,
  to: SubmissionStatus,
  by: Author | null,
): Record<string, unknown> {
  const { waitingMove } = current.record;
  if (!waitingMove || waitingMove.to === to) return {};
  deleteMessage(current, waitingMove.message, by);
  return { waitingMove: FieldValue.delete() };
}
