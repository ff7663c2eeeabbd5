import { deskLimits } from '@site/contract/desk/desk-limits';
import { senderPageMessages } from '@site/contract/desk/sender-page';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { type ReceivedMessage, senderOf, timelineCollections } from '@site/contract/desk/submission-record';
import { HttpError } from '../shared/http-error.ts';
import { type Notice, noticeToAssignee, notify } from './notifications.ts';
import { changeSubmission, type DecidedChange, type SubmissionInTransaction } from './submission.ts';

/** A reply that a sender has written on their own page. A reply with an `id` is stored once. */
export interface Reply {
  id: string | undefined;
  text: string;
}

export function receiveReply(kind: SubmissionKind, id: string, reply: Reply): Promise<void> {
  return changeSubmission(kind, id, null, (current) => receiveMessage(current, reply));
}

/** Puts a reply into the timeline, and marks the submission as unread, whatever its status. */
export async function receiveMessage(
  current: SubmissionInTransaction,
  { id, text }: Reply,
  notices: readonly Notice[] = noticeToAssignee(current, 'answered'),
): Promise<DecidedChange<void>> {
  const { kind, reference, at, transaction } = current;
  const messages = reference.collection(timelineCollections.messages);
  const target = id === undefined ? messages.doc() : messages.doc(id);
  if (id !== undefined && (await transaction.get(target)).exists) return { result: undefined };
  const from = senderOf[kind];
  const theirs = (await transaction.get(messages.where('from', '==', from).count())).data().count;
  if (theirs >= deskLimits.repliesPerSubmission) throw new HttpError(409, senderPageMessages.tooManyReplies);
  await notify(transaction, notices);
  transaction.create(target, { from, text, at } satisfies ReceivedMessage<Date>);
  return { fields: { unread: true, heardAt: at }, result: undefined };
}
