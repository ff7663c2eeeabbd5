import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import {
  addNoteRoute,
  assignSubmissionRoute,
  type DeskOutcome,
  eraseSubmissionRoute,
  markSubmissionRoute,
  moveSubmissionRoute,
  moveSubmissionsRoute,
  type Standing,
} from '@ohmbridge/contract/desk/desk-routes';
import type { SubmissionKind, SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { useEffect, useRef } from 'react';
import { submissionCopy } from '../../content/admin-submission.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { useRowActions } from '../components/use-row-actions.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';

/** A submission as it stands, and where it goes. */
interface Move {
  submission: Pick<SubmissionRecord, 'id' | 'status' | 'statusChangedAt'>;
  to: SubmissionStatus;
}

/** What the API has answered on this screen, and how it is undone. */
interface DeskAnswer {
  message: string;
  /** What moves everything back, as long as it stands where it was moved. */
  undo?: readonly Move[];
}

/** What can be done to one submission, and how the last of it went. */
export function useSubmissionActions(kind: SubmissionKind) {
  const { carryOut, busyRow, outcome, answer } = useRowActions<DeskAnswer>(['submission-actions', kind], {
    inTurn: true,
  });

  /** @param words what to say when it is done */
  const move = (submission: Move['submission'], status: SubmissionStatus, words = submissionCopy.moved(status)) =>
    carryOut(submission.id, async (token) => {
      const { id, statusChangedAt: unchangedSince } = submission;
      const body = { status, unchangedSince };
      const { data } = await callApi(moveSubmissionRoute, { token, parameters: { kind, id }, body }).catch(sayWhere);
      return { message: words, undo: [backTo(submission, data)] };
    });

  /** Moves many, of which some may stand elsewhere by now: those stay, and the message says so. */
  const moveMany = (moves: readonly Move[]) =>
    carryOut('many', async (token): Promise<DeskAnswer> => {
      const outcomes: DeskOutcome[] = [];
      for (const status of new Set(moves.map(({ to }) => to))) {
        const items = moves
          .filter(({ to }) => to === status)
          .map(({ submission: { id, statusChangedAt } }) => ({ id, unchangedSince: statusChangedAt }));
        for (let first = 0; first < items.length; first += deskLimits.submissionsPerAction) {
          const body = { status, items: items.slice(first, first + deskLimits.submissionsPerAction) };
          const { data } = await callApi(moveSubmissionsRoute, { token, parameters: { kind }, body });
          outcomes.push(...data.outcomes);
        }
      }
      const standings = new Map(outcomes.filter((outcome) => outcome.done).map(({ id, standing }) => [id, standing]));
      const refusals = [...new Set(outcomes.filter((outcome) => !outcome.done).map(({ message }) => message))];
      if (standings.size === 0) throw new Error(refusals.join(' '));
      return {
        message: submissionCopy.movedMany(standings.size, outcomes.length - standings.size, refusals),
        undo: moves.flatMap(({ submission }) => {
          const standing = standings.get(submission.id);
          return standing ? [backTo(submission, standing)] : [];
        }),
      };
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

  return {
    move,
    moveMany,
    assign,
    markUnread,
    addNote,
    erase,
    busy: busyRow !== undefined,
    outcome,
    undo: answer?.undo,
  };
}

/** What takes a move back. */
function backTo({ id, status }: Move['submission'], standing: Standing): Move {
  return { submission: { id, ...standing }, to: status };
}

/** A conflict says where the submission stands by now. */
function sayWhere(error: unknown): never {
  const standing = error instanceof ApiError && error.status === 409 ? (error.data as Standing | undefined) : undefined;
  if (standing?.status) throw new Error(submissionCopy.movedMeanwhile(standing.status));
  throw error;
}

/** Marks a submission as read that somebody has opened unread: once, so that they can mark it as unread again. */
export function useMarkedRead(kind: SubmissionKind, { id, unread }: Pick<SubmissionRecord, 'id' | 'unread'>): void {
  const callAsAdmin = useCallAsAdmin();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!unread) return;
    // Where this fails it stays unread, and the next who opens it reads it.
    void callAsAdmin((token) =>
      callApi(markSubmissionRoute, { token, parameters: { kind, id }, body: { unread: false } }),
    ).catch(() => undefined);
  }, [callAsAdmin, kind, id, unread]);
}
