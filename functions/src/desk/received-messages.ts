import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import { ownPageMessages } from '@ohmbridge/contract/desk/own-page';
import { type ReceivedMessage, senderOf, timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { HttpError } from '../shared/http-error.ts';
import { assigneeTold, notify, type Told } from './notifications.ts';
import type { Outcome, SubmissionInTransaction } from './submission.ts';

/** What somebody has written on the page of their own. Under an `id` it is stored once. */
export interface Reply {
  id: string | undefined;
  text: string;
}

/**
 * Puts it into the timeline. It is for somebody of ours to read, wherever the submission stands.
 * @param told who is told, and of what
 */
export async function receiveMessage(
  current: SubmissionInTransaction,
  { id, text }: Reply,
  told: readonly Told[] = assigneeTold(current, 'answered'),
): Promise<Outcome<void>> {
  const { kind, reference, at, transaction } = current;
  const messages = reference.collection(timelineCollections.messages);
  const target = id === undefined ? messages.doc() : messages.doc(id);
  if (id !== undefined && (await transaction.get(target)).exists) return { result: undefined };
  const from = senderOf[kind];
  const theirs = (await transaction.get(messages.where('from', '==', from).count())).data().count;
  if (theirs >= deskLimits.repliesPerSubmission) throw new HttpError(409, ownPageMessages.tooManyReplies);
  await notify(transaction, told);
  transaction.create(target, { from, text, at } satisfies ReceivedMessage<Date>);
  return { fields: { unread: true, heardAt: at }, result: undefined };
}
