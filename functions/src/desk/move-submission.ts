import type { Standing, StandingMeanwhile } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import type { SubmissionKind, SubmissionStatus } from '@site/contract/desk/submission-kinds';
import { timelineCollections } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import { authorOf } from '../http/caller.ts';
import type { ApiHandlers } from '../http/handler.ts';
import { HttpError } from '../shared/http-error.ts';
import { each } from '../shared/many-items.ts';
import { kindOf, submissionIdOf } from './desk-requests.ts';
import { planInterviewAfterMove } from './interviews/arrange-interview.ts';
import { noticeToAssignee, notify } from './notifications.ts';
import { changeSubmission, moved, refuseMove, type SubmissionInTransaction, standingOf } from './submission.ts';

export const moveSubmissionHandlers = {
  async moveSubmission({ parameters, body: { status, unchangedSince, reason }, signedIn }) {
    const by = authorOf(await signedIn());
    const [kind, id] = [kindOf(parameters), submissionIdOf(parameters)];
    return { data: await moveSubmission(kind, id, status, by, unchangedSince, reason) };
  },
  async moveSubmissions({ parameters, body: { status, items }, signedIn }) {
    const kind = kindOf(parameters);
    const by = authorOf(await signedIn());
    const asked = new Map(items.map((item) => [item.id, item]));
    return {
      data: await each('Submission', asked.values(), async ({ id, unchangedSince }) => ({
        standing: await moveSubmission(kind, id, status, by, unchangedSince),
      })),
    };
  },
} satisfies Partial<ApiHandlers>;

/**
 * Moves a submission to a status. A submission that stands there already stays as it is.
 * @param by `null` is the applicant, who can only withdraw
 * @param unchangedSince the time of the last move that the admin was shown
 * @param reason why an application is rejected
 */
export function moveSubmission(
  kind: SubmissionKind,
  id: string,
  status: SubmissionStatus,
  by: Author | null,
  unchangedSince?: string,
  reason?: RejectionReason,
): Promise<Standing> {
  return changeSubmission(kind, id, by, async (current) => {
    const { record, at, transaction } = current;
    if (record.status === status) return { result: standingOf(record) };
    refuseMove(kind, record, status, by);
    if (unchangedSince !== undefined && Date.parse(unchangedSince) !== Date.parse(record.statusChangedAt))
      throw await movedMeanwhile(current, by);
    const interview = await planInterviewAfterMove(current, status, { by, isTold: false });
    const notices = by === null ? noticeToAssignee(current, 'withdrawn') : [];
    await notify(transaction, [...notices, ...(interview?.notices ?? [])]);
    interview?.write();
    const outcome = moved(record, status, at, by, reason);
    return { ...outcome, fields: { ...outcome.fields, ...interview?.fields } };
  });
}

/** Gives the refusal of a move from a status that the submission no longer has. */
async function movedMeanwhile(current: SubmissionInTransaction, by: Author | null): Promise<HttpError> {
  const isOwn = by !== null && (await isOwnMove(current, by));
  const data: StandingMeanwhile = { ...standingOf(current.record), isOwn };
  return new HttpError(409, isOwn ? deskMessages.movedByYou : deskMessages.movedMeanwhile, { data });
}

async function isOwnMove({ record, reference, transaction }: SubmissionInTransaction, by: Author): Promise<boolean> {
  const changes = reference.collection(timelineCollections.changes);
  const { docs } = await transaction.get(changes.where('at', '==', new Date(record.statusChangedAt)));
  return docs.some((line) => line.get('kind') === 'moved' && line.get('by')?.uid === by.uid);
}
