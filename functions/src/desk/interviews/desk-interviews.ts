import { canBeGiven } from '@ohmbridge/contract/desk/assigned-to';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import {
  type InterviewRecord,
  type InterviewTime,
  isAhead,
  statusesWithoutInterview,
} from '@ohmbridge/contract/desk/interviews';
import type { SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import { type DeskAuthor, type Interview, timelineCollections } from '@ohmbridge/contract/desk/submission-record';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import { db } from '../../shared/firebase.ts';
import { HttpError } from '../../shared/http-error.ts';
import { notify } from '../notifications.ts';
import type { Outcome, SubmissionInTransaction } from '../submission.ts';
import {
  addresseeOf,
  arrangedTime,
  isUnsent,
  newInterview,
  type Rearranged,
  readInterview,
  rearranged,
} from './arrange-interview.ts';
import { cancellationMail, confirmationMail, withdrawalMail } from './interview-mails.ts';
import { diaryIn, diaryOf, isFree } from './interviewer-diaries.ts';

// What admins do about interviews, and what becomes of one where its application is moved.

/** What a message says of an interview: when it is, or when it could be. Interviewers are named by their uids. */
export interface ArrangedByMessage {
  interview: (Interview & { interviewer?: string | undefined }) | undefined;
  times: readonly (Interview & { interviewer: string })[] | undefined;
  /** When the message leaves. */
  leavesAt: Date;
  by: DeskAuthor;
}

/** The interview as it is after a message, before which it was another. */
export async function interviewAfterMessage(
  current: SubmissionInTransaction,
  before: InterviewRecord | null,
  { interview, times, leavesAt }: ArrangedByMessage,
): Promise<InterviewRecord | undefined> {
  const named = await colleagues(current, [interview, ...(times ?? [])]);
  const round = roundAfter(before, current.at);
  const timeOf = ({ at, minutes, where, interviewer }: NonNullable<typeof interview>): InterviewTime => ({
    ...{ at: new Date(at).toISOString(), minutes, where },
    interviewer: named.get(interviewer ?? '') ?? null,
    ...(round !== undefined && { round }),
  });
  const common = {
    ...(before ?? newInterview(current.record)),
    ...{ by: 'admin' as const, shownFrom: leavesAt.toISOString(), endedFrom: null, taken: 0 },
  };
  if (times) return { ...common, state: 'offered', offered: times.map(timeOf), time: null, at: null };
  if (!interview) return undefined;
  const time = timeOf(interview);
  return { ...common, state: 'arranged', offered: [], time, at: time.at };
}

/** Gives the next round: a new one if the last interview has begun, else still the same. */
function roundAfter(before: InterviewRecord | null, now: Date): number | undefined {
  const held = arrangedTime(before);
  if (held && Date.parse(held.at) <= now.getTime()) return (held.round ?? 1) + 1;
  return (before?.time ?? before?.offered[0])?.round;
}

/** Calls an interview off, or takes the times back. Called off again, it is called off once. */
export async function cancelByAdmin(
  current: SubmissionInTransaction,
  { by, unchangedSince }: { by: DeskAuthor; unchangedSince: string },
): Promise<Outcome<void>> {
  const before = await readInterview(current);
  if (!before) throw new HttpError(404, deskMessages.notFound);
  if (before.state === 'cancelled') return { result: undefined };
  if (Date.parse(before.changedAt) !== Date.parse(unchangedSince))
    throw new HttpError(409, deskMessages.interviewChanged);
  const time = arrangedTime(before);
  if (time && !isAhead(time, current.at)) throw new HttpError(409, deskMessages.nothingToCancel);
  const after: InterviewRecord = { ...before, state: 'cancelled', by: 'admin', at: null };
  const to = addresseeOf(current, after);
  const mail = time ? cancellationMail(to, time, current.at) : withdrawalMail(to);
  const change = await rearranged(current, before, after, { by, event: 'interviewCancelled', letter: { mail } });
  await notify(current.transaction, change.told);
  change.write();
  return {
    fields: change.fields,
    line: { kind: 'interviewCancelled', time: time?.at ?? null },
    result: undefined,
  };
}

/** So long a click can be undone before the applicant is told that their interview is off. */
const tellMilliseconds = 60_000;

/**
 * What becomes of an interview where its application is moved: turned down or withdrawn, it ends; moved back, it stands again,
 * unless its time is over or the interviewer has another by then. `undefined` where it stays as it is.
 * @param isTold whether a message tells the applicant anyway
 */
export async function interviewAfterMove(
  current: SubmissionInTransaction,
  before: InterviewRecord | null,
  to: SubmissionStatus,
  { by, isTold }: { by: DeskAuthor | null; isTold: boolean },
): Promise<{ after: InterviewRecord; change: Rearranged } | undefined> {
  if (!before) return undefined;
  const time = arrangedTime(before);
  if (statusesWithoutInterview.includes(to)) {
    if (before.state === 'cancelled' || (time && !isAhead(time, current.at))) return undefined;
    const who = by === null ? 'applicant' : 'admin';
    const after: InterviewRecord = { ...before, state: 'cancelled', by: who, at: null, endedFrom: before.state };
    const leavesAt = new Date(current.at.getTime() + (by === null ? 0 : tellMilliseconds));
    const mail = time && !isTold ? cancellationMail(addresseeOf(current, after), time, current.at) : undefined;
    const change = await rearranged(current, before, after, {
      by,
      event: 'interviewCancelled',
      letter: mail && { mail, leavesAt },
    });
    return { after, change: withLine(current, change, { kind: 'interviewCancelled', time: time?.at ?? null, by }) };
  }
  if (before.endedFrom === null) return undefined;
  const after: InterviewRecord = {
    ...before,
    ...{ state: before.endedFrom, by: 'admin', endedFrom: null },
    at: before.endedFrom === 'arranged' ? (before.time?.at ?? null) : null,
  };
  const again = arrangedTime(after);
  if (again && !(isAhead(again, current.at) && (await isFreeFor(current, again)))) return undefined;
  // Unless they have not heard yet that it was off.
  const mail =
    again && !(await waits(current, before)) && confirmationMail(addresseeOf(current, after), again, current.at);
  const change = await rearranged(current, before, after, {
    by,
    event: 'interviewArranged',
    letter: mail ? { mail } : undefined,
  });
  return {
    after,
    change: again ? withLine(current, change, { kind: 'interviewRestored', time: again.at, by }) : change,
  };
}

/** Whether the last mail about it is still to leave. */
async function waits({ transaction }: SubmissionInTransaction, { waitingMail }: InterviewRecord): Promise<boolean> {
  if (waitingMail === null) return false;
  return isUnsent(await transaction.get(db().collection(collections.mail).doc(waitingMail)));
}

async function isFreeFor({ record, transaction }: SubmissionInTransaction, time: InterviewTime): Promise<boolean> {
  if (!time.interviewer) return true;
  return isFree(diaryIn(await transaction.get(diaryOf(time.interviewer.uid))), record.id, time);
}

/** With a line of the timeline beside the one of the move. */
function withLine(
  { reference, transaction, at }: SubmissionInTransaction,
  change: Rearranged,
  line: object,
): Rearranged {
  return {
    ...change,
    write() {
      change.write();
      transaction.create(reference.collection(timelineCollections.changes).doc(), { ...line, at });
    },
  };
}

/** The colleagues that are named, by their uids; refused where one is none any more. */
async function colleagues(
  { transaction }: SubmissionInTransaction,
  named: readonly ({ interviewer?: string | undefined } | undefined)[],
): Promise<ReadonlyMap<string, DeskAuthor>> {
  const uids = [...new Set(named.flatMap((one) => one?.interviewer ?? []))];
  if (uids.length === 0) return new Map();
  const records = await transaction.getAll(...uids.map((uid) => db().collection(collections.admins).doc(uid)));
  return new Map(
    records.map((admin): [string, DeskAuthor] => {
      const record = admin.data() as AdminDocument | undefined;
      if (!record) throw new HttpError(400, deskMessages.notAnAdmin);
      if (!canBeGiven('applications', rolesOf(record))) throw new HttpError(400, deskMessages.notTheirs);
      return [admin.id, { uid: admin.id, email: record.email }];
    }),
  );
}
