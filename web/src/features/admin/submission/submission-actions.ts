import {
  addNoteRoute,
  assignSubmissionRoute,
  eraseSubmissionRoute,
  markSubmissionRoute,
  moveSubmissionRoute,
  type Standing,
} from '@ohmbridge/functions/contract/desk-routes';
import type { SubmissionKind, SubmissionStatus } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { ApiError, callApi } from '../../../lib/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';

/** What the API has answered on this screen, and how it is undone. */
interface DeskAnswer {
  message: string;
  /** Where it stood before, and the standing that undoes it only as long as it holds. */
  undo?: { id: string; status: SubmissionStatus; standing: Standing };
}

/** What can be done to one submission, and how the last of it went. */
export function useSubmissionActions(kind: SubmissionKind) {
  const { carryOut, busyRow, outcome, answer } = useRowActions<DeskAnswer>(['submission-actions', kind], {
    inTurn: true,
  });

  /** @param words what to say when it is done */
  const move = (
    submission: Pick<SubmissionRecord, 'id' | 'status' | 'statusChangedAt'>,
    status: SubmissionStatus,
    words = submissionCopy.moved(status),
  ) =>
    carryOut(submission.id, async (token) => {
      const { id, statusChangedAt: unchangedSince } = submission;
      const body = { status, unchangedSince };
      const { data } = await callApi(moveSubmissionRoute, { token, parameters: { kind, id }, body }).catch(sayWhere);
      return { message: words, undo: { id, status: submission.status, standing: data } };
    });

  const assign = (id: string, uid: string | null) =>
    carryOut(id, async (token) => {
      const { data } = await callApi(assignSubmissionRoute, { token, parameters: { kind, id }, body: { uid } });
      return { message: submissionCopy.assigned(data.assignee?.email) };
    });

  const markUnread = (id: string) =>
    carryOut(id, async (token) => {
      await callApi(markSubmissionRoute, { token, parameters: { kind, id }, body: { unread: true } });
      return { message: submissionCopy.markedUnread };
    });

  const addNote = (id: string, text: string, idempotencyKey: string) =>
    carryOut(id, async (token) => {
      await callApi(addNoteRoute, { token, parameters: { kind, id }, body: { text }, idempotencyKey });
      return { message: submissionCopy.noted };
    });

  const erase = (id: string) =>
    carryOut(id, async (token) => {
      await callApi(eraseSubmissionRoute, { token, parameters: { kind, id } });
      return { message: submissionCopy.erase };
    });

  return { move, assign, markUnread, addNote, erase, busy: busyRow !== undefined, outcome, undo: answer?.undo };
}

/** A conflict says where the submission stands by now. */
function sayWhere(error: unknown): never {
  const standing = error instanceof ApiError && error.status === 409 ? (error.data as Standing | undefined) : undefined;
  if (standing?.status) throw new Error(submissionCopy.movedMeanwhile(standing.status));
  throw error;
}
