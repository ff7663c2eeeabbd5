import { inBulkActions } from '@site/contract/desk/desk-limits';
import {
  addNoteRoute,
  assignSubmissionRoute,
  type DeskOutcome,
  eraseSubmissionRoute,
  markSubmissionRoute,
  moveSubmissionRoute,
  moveSubmissionsRoute,
  openSubmissionRoute,
  type Standing,
  type StandingMeanwhile,
} from '@site/contract/desk/desk-routes';
import { nameOf } from '@site/contract/desk/hidden-names';
import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import type { SubmissionKind, SubmissionStatus } from '@site/contract/desk/submission-kinds';
import type { ApplicationRecord, SubmissionRecord } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { ApiError } from '../../shared/api.ts';
import { useActions } from '../components/use-actions.ts';
import { useCall } from '../session/call-as-admin.ts';
import { useNameOf } from '../submission-list/use-desk-settings.ts';

/** A submission as the admin saw it when they decided. */
type Seen = Pick<SubmissionRecord, 'id' | 'reference' | 'status' | 'statusChangedAt' | 'firstName' | 'lastName'> &
  Pick<ApplicationRecord, 'namesHidden'>;

interface Move {
  submission: Seen;
  to: SubmissionStatus;
}

interface Gift {
  submission: Pick<SubmissionRecord, 'id' | 'assignee'>;
  uid: string | null;
}

interface DeskAnswer {
  message: string;
  /** The moves that undo the action, for submissions that still have the new status. */
  back?: readonly Move[];
}

const actionsKey = (kind: SubmissionKind) => ['submission-actions', kind];

/** Gives the actions on submissions. Their notices, with Undo, show on any screen. */
export function useSubmissionActions(kind: SubmissionKind) {
  const key = actionsKey(kind);
  const call = useCall();
  const nameOfAuthor = useNameOf();
  const { carryOut } = useActions<DeskAnswer>(key, { inTurn: true });
  // The count includes calls that were started on the page of another person.
  const isBusy = useIsMutating({ mutationKey: key }) > 0;
  const takeBack = ({ back = [] }: DeskAnswer) => (back.length > 0 ? () => void moveMany(back, true) : undefined);

  /** Moves several submissions. Those that someone else has moved in the meantime stay, and the notice says so. */
  async function moveMany(moves: readonly Move[], isUndone = false): Promise<boolean> {
    const act = async (): Promise<DeskAnswer> => {
      const outcomes: DeskOutcome[] = [];
      for (const status of new Set(moves.map(({ to }) => to))) {
        const items = moves
          .filter(({ to }) => to === status)
          .map(({ submission: { id, statusChangedAt } }) => ({ id, unchangedSince: statusChangedAt }));
        for (const some of inBulkActions(items)) {
          const { data } = await call(moveSubmissionsRoute, { parameters: { kind }, body: { status, items: some } });
          outcomes.push(...data.outcomes);
        }
      }
      const standings = new Map(outcomes.filter((outcome) => outcome.done).map(({ id, standing }) => [id, standing]));
      const refusals = [...new Set(outcomes.filter((outcome) => !outcome.done).map(({ message }) => message))];
      if (standings.size === 0) throw new Error(refusals.join(' '));
      const moved = moves.filter(({ submission: { id } }) => standings.has(id));
      const back = moved.map(({ submission }) => backTo(submission, standings.get(submission.id)));
      return {
        message: submissionCopy.movedMany(moved.map(nameAndStatus), outcomes.length - moved.length, refusals),
        back,
      };
    };
    return (await carryOut('many', act, isUndone ? {} : { undo: takeBack })) !== undefined;
  }

  /** Moves one submission. If the move fails, the notice names the person and links back to them. */
  const move = async (submission: Seen, to: SubmissionStatus, reason?: RejectionReason): Promise<boolean> => {
    const name = nameOf(submission);
    const act = async () => {
      const { id, statusChangedAt: unchangedSince } = submission;
      const body = { status: to, unchangedSince, reason };
      const { data } = await call(moveSubmissionRoute, { parameters: { kind, id }, body });
      const message = submissionCopy.movedMany([nameAndStatus({ submission, to })], 0, []);
      return { message, back: [backTo(submission, data)] };
    };
    const outcomes = {
      undo: takeBack,
      refusal: (error: Error, message: string) => submissionCopy.notMoved(name, to, whereItStands(error) ?? message),
      link: {
        words: submissionCopy.goTo(name),
        pathname: `/dashboard/${kind}/${encodeURIComponent(submission.id)}`,
        search: location.search,
      },
    };
    return (await carryOut(submission.id, act, outcomes)) !== undefined;
  };

  /** Assigns each submission to a colleague, or to no one. After a failure, the earlier ones stay assigned. */
  async function assign(gifts: readonly Gift[], isUndone = false): Promise<boolean> {
    const given: Gift[] = [];
    let assignee: Author | null = null;
    const assigned = () => submissionCopy.assigned(given.length, assignee ? nameOfAuthor(assignee) : undefined);
    const act = async () => {
      for (const { submission, uid } of gifts) {
        const options = { parameters: { kind, id: submission.id }, body: { uid } };
        const { data } = await call(assignSubmissionRoute, options);
        assignee = data.assignee;
        given.push({ submission, uid: submission.assignee?.uid ?? null });
      }
      return { message: assigned() };
    };
    const undo = () => (isUndone ? undefined : () => void assign(given, true));
    const refusal = (_: Error, message: string) => [...(given.length > 0 ? [assigned()] : []), message].join(' ');
    return (await carryOut('many', act, { undo, refusal })) !== undefined;
  }

  const markUnread = (id: string) =>
    carryOut(id, async () => {
      await call(markSubmissionRoute, { parameters: { kind, id }, body: { unread: true } });
      return { message: submissionCopy.markedUnread };
    });

  const addNote = (id: string, text: string, idempotencyKey: string) =>
    carryOut(id, async () => {
      await call(addNoteRoute, { parameters: { kind, id }, body: { text }, idempotencyKey });
      return { message: submissionCopy.noted };
    });

  const erase = (submission: Seen) =>
    carryOut(submission.id, async () => {
      await call(eraseSubmissionRoute, { parameters: { kind, id: submission.id } });
      return { message: submissionCopy.erased(nameOf(submission)) };
    });

  return { move, moveMany, assign, markUnread, addNote, erase, isBusy };
}

const nameAndStatus = ({ submission, to }: Move) => ({ name: nameOf(submission), to });

function backTo(submission: Seen, standing: Standing | undefined): Move {
  return { submission: { ...submission, ...standing }, to: submission.status };
}

/** Gives the sentence about a conflict: the current status of the submission, and who moved it there. */
function whereItStands(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const meanwhile = error.data as StandingMeanwhile | undefined;
  return meanwhile?.status && submissionCopy.movedMeanwhile(meanwhile.status, meanwhile.isOwn === true);
}

/** Adds an entry to the audit list when the admin opens a submission, once for each submission. */
export function useRecordOpening(kind: SubmissionKind, { id }: Pick<SubmissionRecord, 'id'>): void {
  const call = useCall();
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (recorded.current === id) return;
    recorded.current = id;
    void call(openSubmissionRoute, { parameters: { kind, id } }).catch(() => undefined);
  }, [call, kind, id]);
}

/**
 * Marks an unread submission as read when the admin opens it. This happens once, so that the admin can mark it as unread again.
 */
export function useMarkRead(kind: SubmissionKind, { id, unread }: Pick<SubmissionRecord, 'id' | 'unread'>): void {
  const call = useCall();
  const opened = useRef<string>(undefined);
  const { mutate } = useMutation({
    // The call waits for its turn with the decisions: parallel calls would conflict at the counters, and fail.
    scope: { id: actionsKey(kind).join('/') },
    mutationFn: (read: string) =>
      call(markSubmissionRoute, { parameters: { kind, id: read }, body: { unread: false } }),
  });
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    // If the call fails, the submission stays unread, and the next admin who opens it marks it as read.
    if (unread) mutate(id);
  }, [mutate, id, unread]);
}
