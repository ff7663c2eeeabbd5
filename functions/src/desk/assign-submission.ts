import { assignedTo } from '@site/contract/desk/assigned-to';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import type { Author } from '@site/contract/shared/author';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { fewAtATime } from '../shared/many-items.ts';
import { assigneeIn, isNotFound, kindOf, submissionIdOf } from './desk-requests.ts';
import { readInterview } from './interviews/interview.ts';
import { leaveInterviews } from './interviews/leave-interviews.ts';
import { noticeLine, notify } from './notifications.ts';
import { changeSubmission } from './submission.ts';

export const assignSubmissionHandlers = {
  async assignSubmission({ parameters, body: { uid }, signedIn }) {
    const by = authorOf(await signedIn());
    return { data: { assignee: await assign(kindOf(parameters), submissionIdOf(parameters), uid, by) } };
  },
} satisfies Partial<ApiHandlers>;

/** Assigns a submission to an admin, or to no one; the new assignee gets a notice, if `isNotified`. */
export function assign(
  kind: SubmissionKind,
  id: string,
  uid: string | null,
  by: Author,
  isNotified = true,
): Promise<Author | null> {
  return changeSubmission(kind, id, by, async (current) => {
    const { record, at, transaction } = current;
    const assignee = uid === null ? null : assigneeIn(await transaction.get(collection('admins').doc(uid)), kind);
    if ((record.assignee?.uid ?? null) === uid) return { result: record.assignee };
    const seenBy = kind === 'applications' && { assignedTo: assignedTo(assignee, await readInterview(current)) };
    if (assignee && assignee.uid !== by.uid && isNotified)
      await notify(transaction, [{ uid: assignee.uid, line: noticeLine('assigned', kind, record, at) }]);
    return { fields: { assignee, ...seenBy }, line: { kind: 'assigned', to: assignee }, result: assignee };
  });
}

/**
 * Removes an admin from the desk: the successor, or no one, gets their submissions, and they leave all interviews. A repeated
 * call continues an interrupted one.
 */
export async function leaveDesk(uid: string, successor: string | null, by: Author): Promise<void> {
  await handOver(uid, successor, by);
  await leaveInterviews(uid);
}

/** Assigns all submissions of one admin to another, or to no one. */
export async function handOver(from: string, to: string | null, by: Author): Promise<void> {
  let hasAny = false;
  for (const kind of submissionKinds) {
    const theirs = collection(kind).where('assignee.uid', '==', from).select();
    const { docs } = await theirs.get();
    hasAny ||= docs.length > 0;
    // The successor gets one notice about all submissions, below.
    for (const outcome of await fewAtATime(docs, ({ id }) => assign(kind, id, to, by, false)))
      if (outcome.status === 'rejected' && !isNotFound(outcome.reason)) throw outcome.reason;
  }
  if (hasAny && to !== null && to !== by.uid)
    await db().runTransaction((transaction) =>
      notify(transaction, [{ uid: to, line: { event: 'handedOver', at: new Date() } }]),
    );
}
