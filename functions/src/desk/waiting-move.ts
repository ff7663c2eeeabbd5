import {
  type DeskAuthor,
  type SubmissionChange,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../shared/firebase.ts';
import type { ChangedFields, SubmissionInTransaction } from './submission.ts';

/**
 * Ends a waiting message, because the submission is moved before the message leaves. A move to another status, or by another
 * message, takes the waiting one back. The function reads nothing, because a message that has left no longer waits.
 */
export function endWaitingMove(
  current: SubmissionInTransaction,
  changed: ChangedFields,
  by: DeskAuthor | null,
): object {
  const { record, at, transaction } = current;
  if (!record.waitingMove) return {};
  if (changed.status === record.waitingMove.to && !changed.wroteAt)
    return { waitingMove: FieldValue.delete(), ...wroteNow(record, at) };
  const documents = documentsOf(current, record.waitingMove.message);
  transaction.delete(documents.message);
  transaction.delete(documents.mail);
  transaction.create(documents.unsent, { kind: 'unsent', by, at } satisfies SubmissionChange<Date>);
  return { waitingMove: FieldValue.delete() };
}

export function wroteNow({ firstWroteAt }: SubmissionRecord, at: Date): object {
  return { wroteAt: at, ...(firstWroteAt === null && { firstWroteAt: at }) };
}

/** The documents of a message, all of one id: in the timeline, in the outbox, and the line that says that it was taken back. */
export function documentsOf({ reference }: SubmissionInTransaction, id?: string) {
  const sent = reference.collection(timelineCollections.messages);
  const message = id === undefined ? sent.doc() : sent.doc(id);
  return {
    message,
    mail: db().collection(collections.mail).doc(message.id),
    unsent: reference.collection(timelineCollections.changes).doc(message.id),
  };
}
