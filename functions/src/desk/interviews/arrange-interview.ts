import {
  type InterviewRecord,
  type InterviewTime,
  isAhead,
  statusesWithoutInterview,
} from '@site/contract/desk/interviews';
import type { SubmissionStatus } from '@site/contract/desk/submission-kinds';
import type { Interview } from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isUnsent } from '../../mail/outbox.ts';
import { collection } from '../../shared/documents.ts';
import { assigneeIn } from '../desk-requests.ts';
import type { SubmissionInTransaction } from '../submission.ts';
import {
  addresseeOf,
  arrangedTime,
  type InterviewWrites,
  newInterview,
  planInterviewChange,
  readInterview,
  talksToApplicants,
} from './interview.ts';
import { cancellationMail, interviewConfirmationMail } from './interview-mails.ts';
import { diaryIn, diaryOf, isFree } from './interviewer-diaries.ts';

// A message arranges an interview as it leaves. A move of the application ends or restores the interview.

/** The interview, or the times to choose from, in a message. Interviewers are named by their uids. */
export interface InterviewInMessage {
  interview?: (Interview & { interviewer?: string | undefined }) | undefined;
  times?: readonly (Interview & { interviewer: string })[] | undefined;
}

/** Refuses a message that names an interviewer who cannot interview applicants. */
export async function refuseWrongInterviewers(
  { transaction }: SubmissionInTransaction,
  message: InterviewInMessage,
): Promise<void> {
  for (const admin of await interviewersIn(transaction, message)) assigneeIn(admin, 'applications');
}

/** Plans the interview that a message arranges or offers as the message leaves; `undefined` if it does neither. */
export async function planInterviewOfMessage(
  current: SubmissionInTransaction,
  message: InterviewInMessage,
  by: Author,
): Promise<InterviewWrites | undefined> {
  const { interview, times } = message;
  if (!interview && !times) return undefined;
  const { transaction, record, at } = current;
  const before = await readInterview(current);
  const admins = await interviewersIn(transaction, message);
  // An interviewer can leave the team before the message leaves.
  const named = new Map(
    admins.filter(talksToApplicants).map((admin) => [admin.id, { uid: admin.id, email: String(admin.get('email')) }]),
  );
  const round = roundAfter(before, at);
  const timeOf = ({ interviewer, ...time }: NonNullable<typeof interview>): InterviewTime => ({
    ...{ at: new Date(time.at).toISOString(), minutes: time.minutes, where: time.where },
    interviewer: named.get(interviewer ?? '') ?? null,
    ...(round !== undefined && { round }),
  });
  const common = { ...(before ?? newInterview(record)), by: 'admin' as const, endedFrom: null, taken: 0 };
  const time = interview ? timeOf(interview) : null;
  const after: InterviewRecord = time
    ? { ...common, state: 'arranged', offered: [], time, at: time.at }
    : { ...common, state: 'offered', offered: (times ?? []).map(timeOf), time: null, at: null };
  return planInterviewChange(current, before, after, { by, event: 'interviewArranged' });
}

async function interviewersIn(
  transaction: Transaction,
  { interview, times = [] }: InterviewInMessage,
): Promise<DocumentSnapshot[]> {
  const uids = [...new Set([interview, ...times].flatMap((one) => one?.interviewer ?? []))];
  const admins = uids.map((uid) => collection('admins').doc(uid));
  return admins.length === 0 ? [] : transaction.getAll(...admins);
}

/** Gives the next round: a new round if the last interview has begun, otherwise the same. */
function roundAfter(before: InterviewRecord | null, now: Date): number | undefined {
  const held = arrangedTime(before);
  if (held && Date.parse(held.at) <= now.getTime()) return (held.round ?? 1) + 1;
  return (before?.time ?? before?.offered[0])?.round;
}

/** The time in which an admin can undo a move before the email tells the applicant that the interview is cancelled. */
const undoMilliseconds = 60_000;

/**
 * Plans the end of an interview whose application is rejected or withdrawn. An application that is moved back gets its
 * interview back, unless its time is over or the interviewer has another interview then. Gives `undefined` if the interview
 * stays as it is.
 * @param isTold whether a message tells the applicant anyway
 */
export async function planInterviewAfterMove(
  current: SubmissionInTransaction,
  to: SubmissionStatus,
  { by, isTold }: { by: Author | null; isTold: boolean },
): Promise<InterviewWrites | undefined> {
  const before = await readInterview(current);
  if (!before) return undefined;
  const time = arrangedTime(before);
  if (statusesWithoutInterview.includes(to)) {
    if (before.state === 'cancelled' || (time && !isAhead(time, current.at))) return undefined;
    const who = by === null ? 'applicant' : 'admin';
    const after: InterviewRecord = { ...before, state: 'cancelled', by: who, at: null, endedFrom: before.state };
    const leavesAt = new Date(current.at.getTime() + (by === null ? 0 : undoMilliseconds));
    const mail = time && !isTold ? cancellationMail(addresseeOf(current, after), time, current.at) : undefined;
    const letter = mail && { mail, leavesAt };
    const event = 'interviewCancelled';
    const line = { kind: event, time: time?.at ?? null } as const;
    return planInterviewChange(current, before, after, { by, event, letter, line });
  }
  if (before.endedFrom === null) return undefined;
  const after: InterviewRecord = {
    ...before,
    ...{ state: before.endedFrom, by: 'admin', endedFrom: null },
    at: before.endedFrom === 'arranged' ? (before.time?.at ?? null) : null,
  };
  const again = arrangedTime(after);
  if (again && !(isAhead(again, current.at) && (await isFreeFor(current, again)))) return undefined;
  // An applicant who has no email about the cancellation needs no confirmation.
  const mail =
    again &&
    !(await isLastMailUnsent(current, before)) &&
    interviewConfirmationMail(addresseeOf(current, after), again, current.at);
  const letter = mail ? { mail } : undefined;
  const line = again && ({ kind: 'interviewRestored', time: again.at } as const);
  return planInterviewChange(current, before, after, { by, event: 'interviewArranged', letter, line });
}

async function isLastMailUnsent(
  { transaction }: SubmissionInTransaction,
  { waitingMail }: InterviewRecord,
): Promise<boolean> {
  if (waitingMail === null) return false;
  return isUnsent(await transaction.get(collection('mail').doc(waitingMail)));
}

async function isFreeFor({ record, transaction }: SubmissionInTransaction, time: InterviewTime): Promise<boolean> {
  if (!time.interviewer) return true;
  return isFree(diaryIn(await transaction.get(diaryOf(time.interviewer.uid))), record.id, time);
}
