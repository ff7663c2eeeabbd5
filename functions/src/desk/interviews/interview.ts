import { isDeepStrictEqual } from 'node:util';
import { assignedTo, canBeGiven, interviewersOf } from '@site/contract/desk/assigned-to';
import {
  type InterviewRecord,
  type InterviewTime,
  interviewEnd,
  interviewLimits,
  interviewRecord,
  ownInterviewMessages,
} from '@site/contract/desk/interviews';
import type { NotificationLine } from '@site/contract/desk/notifications';
import { type SubmissionRecord, timelineCollections } from '@site/contract/desk/submission-record';
import type { Mail } from '@site/contract/mail/mail';
import type { Author } from '@site/contract/shared/author';
import { hourMilliseconds } from '@site/contract/shared/time';
import type { AdminDocument } from '@site/contract/team/admin';
import { rolesOf } from '@site/contract/team/roles';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { officeMailbox } from '../../mail/mail-settings.ts';
import { isUnsent, mails, queueMail } from '../../mail/outbox.ts';
import { collection, idempotentId } from '../../shared/documents.ts';
import { HttpError } from '../../shared/http-error.ts';
import { type Notice, noticeLine } from '../notifications.ts';
import type { DecidedChange, SubmissionInTransaction } from '../submission.ts';
import { type Addressee, reminderMail } from './interview-mails.ts';
import { diaryIn, diaryOf, isFree, withTime } from './interviewer-diaries.ts';

// The interview of an application: a document of `interviews` under the application's id.
//
//   offered     an admin offers times (arrange-interview.ts); the applicant sees them on their page (shown-interview.ts)
//   arranged    the applicant takes a time (choose-interview-time.ts), or an admin sets one and can
//               move it (move-interview.ts); the time stands in the interviewer's diary (interviewer-diaries.ts), and an email
//               reminds of it (interview-mails.ts)
//   declined    none of the times fits the applicant (choose-interview-time.ts)
//   cancelled   by the applicant, by an admin (cancel-interview.ts), or with the application, which can be moved back
//
// Interviewers who write no scorecard are reminded (scorecard-reminders.ts), and can leave the team (leave-interviews.ts). An
// interview is erased with its application (erase-interviews.ts). `firestore.rules` says who can read an interview: the
// role *hiring*, and the interviewers whom `interviewersOf` names (contract/desk/assigned-to.ts).

interface InterviewChange {
  /** `null` is the applicant. */
  by: Author | null;
  event: NotificationLine['event'];
  /** Refuses a time at which the interviewer has another interview. An admin can set such a time. */
  onlyIfFree?: boolean;
  /** An email that leaves now or at `leavesAt`. The next change deletes an email that has not left. */
  letter?: { mail: Mail; leavesAt?: Date } | undefined;
  /** A line of the timeline, beside the line of a move. */
  line?: DecidedChange<unknown>['line'];
}

/** The writes of a change of an interview, for a transaction that has read everything. */
export interface InterviewWrites {
  fields: Record<string, unknown>;
  notices: Notice[];
  write: () => void;
}

/** Reads the interview of an application; `null` if the application has no interview. */
export async function readInterview({ record, transaction }: SubmissionInTransaction): Promise<InterviewRecord | null> {
  if (!(record as SubmissionRecord<'applications'>).hasInterview) return null;
  const stored = await transaction.get(collection('interviews').doc(record.id));
  return stored.exists ? interviewRecord(stored.data() ?? {}) : null;
}

export function newInterview(record: SubmissionRecord): InterviewRecord {
  const { reference, firstName, lastName, position, job, country, statusChangedAt } =
    record as SubmissionRecord<'applications'>;
  return {
    state: 'offered',
    by: 'admin',
    changedAt: statusChangedAt,
    offered: [],
    time: null,
    at: null,
    endedFrom: null,
    taken: 0,
    applicant: { reference, firstName, lastName, about: job?.title ?? position, country },
    mails: [],
    waitingMail: null,
  };
}

export function addresseeOf({ record }: SubmissionInTransaction, { applicant }: InterviewRecord): Addressee {
  return { email: record.email, replyTo: officeMailbox('applications'), applicant };
}

/** Plans a change of an interview: its document, the diaries of the interviewers, and its emails. Reads everything it needs. */
export async function planInterviewChange(
  current: SubmissionInTransaction,
  before: InterviewRecord | null,
  after: InterviewRecord,
  { by, event, onlyIfFree = false, letter, line }: InterviewChange,
): Promise<InterviewWrites> {
  const { kind, record, reference, at, transaction } = current;
  const now = arrangedTime(after);
  const former = arrangedTime(before);
  const interviewers = [
    ...new Map(
      [former, now].flatMap((time) => (time?.interviewer ? [time.interviewer] : [])).map((one) => [one.uid, one]),
    ).values(),
  ];
  const diaries = await Promise.all(interviewers.map(({ uid }) => transaction.get(diaryOf(uid))));
  const theirs = diaries.find(({ id }) => id === now?.interviewer?.uid);
  if (onlyIfFree && now && theirs && !isFree(diaryIn(theirs), record.id, now))
    throw new HttpError(409, ownInterviewMessages.timeTaken);

  const reminder = now && reminderOf(current, after, now);
  // A letter about an interview is useless after the interview. A letter that takes times back has no single moment.
  const last = now ?? former;
  const sendBefore = last && new Date(interviewEnd(last));
  const waiting = letter?.leavesAt
    ? { ...letter, id: letterId(current), leavesAt: letter.leavesAt, sendBefore }
    : reminder;
  const [unsent, stands] = await Promise.all([
    before?.waitingMail && before.waitingMail !== waiting?.id
      ? transaction.get(mails().doc(before.waitingMail))
      : undefined,
    waiting && transaction.get(mails().doc(waiting.id)),
  ]);

  const isMoved = !isDeepStrictEqual(former, now);
  const notified = interviewers.filter(({ uid }) => isMoved && uid !== by?.uid);
  const { interviewer: _, ...interview } = now ?? {};
  return {
    fields: {
      hasInterview: true,
      assignedTo: assignedTo(record.assignee, after),
      interview: now ? { ...interview, at: new Date(now.at) } : FieldValue.delete(),
    },
    notices: notified.map(({ uid }) => ({ uid, line: noticeLine(event, kind, record, at) })),
    write() {
      for (const diary of diaries) {
        const time = diary.id === now?.interviewer?.uid ? now : undefined;
        transaction.set(diary.ref, withTime(diaryIn(diary), record.id, time, at));
      }
      if (unsent && isUnsent(unsent)) transaction.delete(unsent.ref);
      const submission = { kind, id: record.id };
      if (waiting && !stands?.exists)
        queueMail(transaction, waiting.id, { ...waiting.mail, submission }, waiting.leavesAt, waiting.sendBefore);
      const atOnce = letter && !letter.leavesAt ? letterId(current) : undefined;
      if (letter && atOnce) queueMail(transaction, atOnce, { ...letter.mail, submission }, at, sendBefore);
      const all = new Set([...(before?.mails ?? []), ...after.mails, atOnce, waiting?.id]);
      const { offered, time, remindedOf, ...kept } = after;
      const document: InterviewRecord<Date> = {
        ...kept,
        interviewers: interviewersOf(after),
        changedAt: at,
        offered: offered.map(storedTime),
        time: time && storedTime(time),
        at: after.at === null ? null : new Date(after.at),
        ...(remindedOf !== undefined && { remindedOf: new Date(remindedOf) }),
        mails: [...all].filter((id) => id !== undefined),
        waitingMail: waiting?.id ?? null,
      };
      transaction.set(collection('interviews').doc(record.id), document);
      if (line) transaction.create(reference.collection(timelineCollections.changes).doc(), { ...line, by, at });
    },
  };
}

/** Gives the time of an arranged interview; `undefined` in every other state. */
export function arrangedTime(interview: InterviewRecord | null): InterviewTime | undefined {
  return (interview?.state === 'arranged' && interview.time) || undefined;
}

/** Tells from the record of an admin whether they can interview applicants now. */
export function talksToApplicants(admin: DocumentSnapshot): boolean {
  const record = admin.data() as Pick<AdminDocument, 'roles'> | undefined;
  return record !== undefined && canBeGiven('applications', rolesOf(record));
}

/** Gives the id of the letter about a change; each moment has one letter. */
const letterId = ({ record, at }: SubmissionInTransaction) => idempotentId(record.id, ['interview', at.toISOString()]);

/** Gives the reminder of an interview, if the interview is far enough ahead. Each time of an interview has one reminder. */
function reminderOf(current: SubmissionInTransaction, interview: InterviewRecord, time: InterviewTime) {
  const leavesAt = new Date(Date.parse(time.at) - interviewLimits.reminderHours * hourMilliseconds);
  if (leavesAt <= current.at) return undefined;
  const mail = reminderMail(addresseeOf(current, interview), time, current.at);
  const sendBefore = new Date(time.at);
  return { id: idempotentId(current.record.id, ['reminder', time]), mail, leavesAt, sendBefore };
}

const storedTime = (time: InterviewTime): InterviewTime<Date> => ({ ...time, at: new Date(time.at) });
