import { isDeepStrictEqual } from 'node:util';
import { assignedTo, canBeGiven, interviewersOf } from '@ohmbridge/contract/desk/assigned-to';
import {
  type InterviewRecord,
  type InterviewTime,
  interviewEnd,
  interviewLimits,
  interviewRecord,
  ownInterviewMessages,
} from '@ohmbridge/contract/desk/interviews';
import type { NotificationLine } from '@ohmbridge/contract/desk/notifications';
import type { DeskAuthor, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import type { Mail, MailDocument } from '@ohmbridge/contract/mail/mail';
import { collections, type StoredTime } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { pendingDelivery } from '../../mail/delivery-plan.ts';
import { officeMailbox } from '../../mail/mail-settings.ts';
import { deliveryOf } from '../../mail/outbox.ts';
import { db } from '../../shared/firebase.ts';
import { HttpError } from '../../shared/http-error.ts';
import { idempotentId } from '../../shared/idempotent-id.ts';
import { lineOf, type Told } from '../notifications.ts';
import type { SubmissionInTransaction } from '../submission.ts';
import { type Addressee, reminderMail } from './interview-mails.ts';
import { diaryIn, diaryOf, isFree, withTime } from './interviewer-diaries.ts';

/** What is to be written once everything that the transaction reads is read. */
export interface Rearranged {
  /** Of the application. */
  fields: Record<string, unknown>;
  /** The interviewers, of whom each is to be told. */
  told: Told[];
  write: () => void;
}

interface Rearrangement {
  /** Who does it; `null` is the applicant. */
  by: DeskAuthor | null;
  event: NotificationLine['event'];
  /** Refuses a time at which the interviewer talks to somebody else. Admins may set one all the same. */
  onlyIfFree?: boolean;
  /** A mail that leaves now, or later: then what changes the interview before takes it back. */
  letter?: { mail: Mail; leavesAt?: Date } | undefined;
}

const hourMilliseconds = 3_600_000;

/** The interview of an application that is being changed; `null` where none was arranged, nor times offered. */
export async function readInterview({ record, transaction }: SubmissionInTransaction): Promise<InterviewRecord | null> {
  if (!(record as SubmissionRecord<'applications'>).hasInterview) return null;
  const stored = await transaction.get(db().collection(collections.interviews).doc(record.id));
  return stored.exists ? interviewRecord(stored.data() as InterviewRecord<StoredTime>) : null;
}

/** An interview of which nothing is known yet. */
export function newInterview(record: SubmissionRecord): InterviewRecord {
  const { reference, firstName, lastName, position, job, country, statusChangedAt } =
    record as SubmissionRecord<'applications'>;
  return {
    state: 'offered',
    by: 'admin',
    changedAt: statusChangedAt,
    shownFrom: statusChangedAt,
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

/** Who is written to about it. */
export function addresseeOf({ kind, record }: SubmissionInTransaction, { applicant }: InterviewRecord): Addressee {
  return { email: record.email, replyTo: officeMailbox(kind), applicant };
}

/**
 * Changes an interview: its document, the diaries of the interviewers, and its mails; all of it in the transaction of the
 * change, which reads here and writes when it is told to.
 * @param after `null` takes it away altogether
 */
export async function rearranged(
  current: SubmissionInTransaction,
  before: InterviewRecord | null,
  after: InterviewRecord | null,
  { by, event, onlyIfFree = false, letter }: Rearrangement,
): Promise<Rearranged> {
  const { kind, record, at, transaction } = current;
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

  const mails = db().collection(collections.mail);
  const reminder = now && after && reminderOf(current, after, now);
  // A letter about an interview helps nobody once the interview is over. A letter that takes times back has no single moment.
  const sendBefore = endOf(now ?? former);
  const waiting = letter?.leavesAt
    ? { ...letter, id: letterId(current), leavesAt: letter.leavesAt, sendBefore }
    : reminder;
  const [unsent, stands] = await Promise.all([
    before?.waitingMail && before.waitingMail !== waiting?.id
      ? transaction.get(mails.doc(before.waitingMail))
      : undefined,
    waiting && transaction.get(mails.doc(waiting.id)),
  ]);

  const isMoved = !isDeepStrictEqual(former, now);
  const told = interviewers.filter(({ uid }) => isMoved && uid !== by?.uid);
  const { interviewer: _, ...interview } = now ?? {};
  return {
    fields: {
      hasInterview: true,
      assignedTo: assignedTo(record.assignee, after),
      interview: now ? { ...interview, at: new Date(now.at) } : FieldValue.delete(),
    },
    told: told.map(({ uid }) => ({ uid, line: lineOf(event, kind, record, at) })),
    write() {
      for (const diary of diaries) {
        const time = diary.id === now?.interviewer?.uid ? now : undefined;
        transaction.set(diary.ref, withTime(diaryIn(diary), record.id, time, at));
      }
      if (unsent && isUnsent(unsent)) transaction.delete(unsent.ref);
      const submission = { kind, id: record.id };
      if (waiting && !stands?.exists)
        transaction.create(mails.doc(waiting.id), {
          ...waiting.mail,
          submission,
          delivery: pendingDelivery(waiting.leavesAt, waiting.sendBefore),
        });
      const atOnce = letter && !letter.leavesAt ? mails.doc(letterId(current)) : undefined;
      if (letter && atOnce)
        transaction.create(atOnce, { ...letter.mail, submission, delivery: pendingDelivery(at, sendBefore) });
      const document = db().collection(collections.interviews).doc(record.id);
      if (after === null) transaction.delete(document);
      else {
        const all = new Set([...(before?.mails ?? []), ...after.mails, atOnce?.id, waiting?.id]);
        transaction.set(document, {
          ...documentOf(after),
          changedAt: at,
          mails: [...all].filter((id) => id !== undefined),
          waitingMail: waiting?.id ?? null,
        });
      }
    },
  };
}

/** The time at which an interview takes place, if it does. */
export function arrangedTime(interview: InterviewRecord | null): InterviewTime | undefined {
  return (interview?.state === 'arranged' && interview.time) || undefined;
}

/** Whether an admin still interviews, by their record: who has left the team, or has no role for it, talks to nobody. */
export function talksToApplicants(admin: DocumentSnapshot): boolean {
  const record = admin.data() as Pick<AdminDocument, 'roles'> | undefined;
  return record !== undefined && canBeGiven('applications', rolesOf(record));
}

/** The id of the letter about a change: one for each of its moments. */
const letterId = ({ record, at }: SubmissionInTransaction) => idempotentId(record.id, ['interview', at.toISOString()]);

/** The mail that reminds of an interview; none where it begins sooner. One moment has one, however often it is arranged. */
function reminderOf(current: SubmissionInTransaction, interview: InterviewRecord, time: InterviewTime) {
  const leavesAt = new Date(Date.parse(time.at) - interviewLimits.reminderHours * hourMilliseconds);
  if (leavesAt <= current.at) return undefined;
  const mail = reminderMail(addresseeOf(current, interview), time, current.at);
  const sendBefore = new Date(time.at);
  return { id: idempotentId(current.record.id, ['reminder', time]), mail, leavesAt, sendBefore };
}

function endOf(time: InterviewTime | undefined): Date | undefined {
  return time && new Date(interviewEnd(time));
}

/** Whether a mail still waits: nobody has tried to send it. */
export function isUnsent(mail: DocumentSnapshot): boolean {
  if (!mail.exists) return false;
  const { state, attempts } = deliveryOf(mail.data() as MailDocument);
  return state === 'PENDING' && attempts === 0;
}

function documentOf(record: InterviewRecord): InterviewRecord<Date> {
  const { changedAt, shownFrom, offered, time, at } = record;
  return {
    ...record,
    interviewers: interviewersOf(record),
    changedAt: new Date(changedAt),
    shownFrom: new Date(shownFrom),
    offered: offered.map(storedTime),
    time: time && storedTime(time),
    at: at === null ? null : new Date(at),
  };
}

const storedTime = (time: InterviewTime): InterviewTime<Date> => ({ ...time, at: new Date(time.at) });
