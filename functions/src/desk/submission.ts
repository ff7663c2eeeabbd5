import type { Standing } from '@site/contract/desk/desk-routes';
import { deskMessages } from '@site/contract/desk/desk-schemas';
import { showsNames } from '@site/contract/desk/hidden-names';
import type { RejectionReason } from '@site/contract/desk/rejection-reasons';
import { applicantMessages, endedStatuses } from '@site/contract/desk/sender-page';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@site/contract/desk/submission-kinds';
import {
  type SubmissionChange,
  type SubmissionRecord,
  submissionRecord,
  timelineCollections,
} from '@site/contract/desk/submission-record';
import type { Author } from '@site/contract/shared/author';
import { messages } from '@site/contract/shared/messages';
import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { collection, momentAfter } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { HttpError, invalidField } from '../shared/http-error.ts';
import { type Counted, countedOf, writeCounts } from './desk-counts.ts';
import { readIdentity, shownNames, withIdentity } from './hidden-names.ts';
import { reachedAfter } from './hiring-progress.ts';
import { endWaitingMove } from './message.ts';
import { type LastDone, waitsSince } from './waits-since.ts';

// A submission is an application or an enquiry: a document that only the server writes.
//
//   stored    with the email to the office (receive-submission.ts, store-submission.ts, office-mails.ts); a suspicious
//             submission is quarantined until an admin releases its email
//   taken in  numbered, counted and acknowledged; the submission is then on the desk (intake.ts)
//   changed   by admins: moved, assigned, annotated, judged (move-, assign-, annotate-submission.ts, judge-applicant.ts) and
//             answered (message.ts has the map); by the sender (sender-page.ts has the map)
//   erased    by the sender, by an admin, or when its time is over (erase-submissions.ts; person.ts for all of a person)
//
// Interviews: interviews/interview.ts. Files: files/submission-files.ts. News for admins: notifications.ts, waits-since.ts.
// Emails that failed or wait in quarantine: review-mails.ts.
// Addresses and hidden names: submissions-of-address.ts, hidden-names.ts. Numbers: desk-counts.ts, hiring-progress.ts, sums.ts,
// recount-weeks.ts. Requests: desk-requests.ts, read-desk-settings.ts, audited-submissions.ts.
//
// Every change goes through `changeSubmission`, which also writes a line of the timeline and the counts.

/** A submission that a transaction changes at the moment `at`. */
export interface SubmissionInTransaction {
  kind: SubmissionKind;
  record: SubmissionRecord;
  reference: DocumentReference;
  at: Date;
  transaction: Transaction;
}

/**
 * The outcome of a change. Without `fields` nothing is written. An action of the sender sets `heardAt`, and our letter
 * sets `wroteAt`: `waitsSince` follows from these and the status.
 */
export interface DecidedChange<Result> {
  fields?: ChangedFields;
  line?: DistributiveOmit<SubmissionChange<Date>, 'at' | 'by'>;
  /** Shows the hidden name of an applicant; a move to an interview does so by itself. */
  showsNames?: true;
  result: Result;
}

export type ChangedFields = Partial<LastDone & Counted> & Record<string, unknown>;

type DistributiveOmit<Union, Name extends PropertyKey> = Union extends unknown ? Omit<Union, Name> : never;

/**
 * Changes a submission on the desk in one transaction: reads it, lets `decide` read more and give the change, and writes the
 * submission, a line of its timeline and the counts.
 * @param by `null` is the sender
 * @param missing the error message if the submission is not on the desk
 */
export function changeSubmission<Result>(
  kind: SubmissionKind,
  id: string,
  by: Author | null,
  decide: (current: SubmissionInTransaction) => DecidedChange<Result> | Promise<DecidedChange<Result>>,
  missing?: string,
): Promise<Result> {
  return db().runTransaction(
    async (transaction) => {
      const stored = await transaction.get(collection(kind).doc(id));
      if (stored.get('reference') === undefined) throw new HttpError(404, missing ?? missingWords(stored.data()));
      return changeSubmissionIn(transaction, kind, stored, by, decide);
    },
    // All changes write the same counters: many admins at once need more than the usual five attempts.
    { maxAttempts: 10 },
  );
}

function missingWords(stored: DocumentData | undefined): string {
  if (stored?.quarantined) return deskMessages.heldBack;
  return stored ? deskMessages.notOnDeskYet : deskMessages.notFound;
}

/** Changes a submission in a transaction that has read it, and has not written yet. */
export async function changeSubmissionIn<Result>(
  transaction: Transaction,
  kind: SubmissionKind,
  stored: DocumentSnapshot,
  by: Author | null,
  decide: (current: SubmissionInTransaction) => DecidedChange<Result> | Promise<DecidedChange<Result>>,
): Promise<Result> {
  const { id, ref: reference } = stored;
  const onDesk: SubmissionRecord = submissionRecord(id, stored.data() ?? {});
  const identity = await readIdentity(onDesk, transaction);
  const record = identity ? withIdentity(onDesk, identity) : onDesk;
  const at = momentAfter(new Date(record.statusChangedAt), new Date());
  const current: SubmissionInTransaction = { kind, record, reference, at, transaction };
  const decided = await decide(current);
  const { line, result } = decided;
  if (!decided.fields) return result;

  const writeLine = (of: object) =>
    transaction.create(reference.collection(timelineCollections.changes).doc(), { ...of, by, at });
  const isShown = decided.showsNames || showsNames(decided.fields.status) || decided.fields.hasInterview === true;
  const shown = identity && isShown && shownNames(current, identity);
  const { status } = decided.fields;
  const fields = { ...decided.fields, ...shown, ...(status !== undefined && endWaitingMove(current, status, by)) };
  if (shown) writeLine({ kind: 'namesShown', because: decided.showsNames ? 'asked' : 'interview' });
  const before = countedOf(stored.data());
  if (before) writeCounts(transaction, kind, [{ before, after: { ...before, ...fields } }]);
  if (Object.keys(fields).length > 0)
    transaction.update(reference, { ...fields, waitsSince: waitsSince(kind, lastDone(record, fields)) });
  if (line) writeLine(line);
  return result;
}

export function standingOf({ status, statusChangedAt }: SubmissionRecord): Standing {
  return { status, statusChangedAt };
}

function lastDone({ status, statusChangedAt, heardAt, wroteAt }: SubmissionRecord, changed: ChangedFields): LastDone {
  return {
    status,
    statusChangedAt: new Date(statusChangedAt),
    heardAt: new Date(heardAt),
    wroteAt: wroteAt === null ? null : new Date(wroteAt),
    ...changed,
  };
}

export function moved(
  record: SubmissionRecord,
  status: SubmissionStatus,
  at: Date,
  by: Author | null,
  reason?: RejectionReason,
): DecidedChange<Standing> {
  const hadReason = 'rejectionReason' in record && record.rejectionReason;
  const steps = Object.entries(record.reachedAt ?? {}).map(([step, since]) => [step, new Date(since)]);
  const reached = record.reachedAt && { reachedAt: reachedAfter(Object.fromEntries(steps), status, at) };
  return {
    // An admin must hear of a withdrawal.
    fields: {
      status,
      statusChangedAt: at,
      ...(by === null && { unread: true }),
      ...reached,
      ...((reason || hadReason) && { rejectionReason: reason ?? null }),
    },
    line:
      by === null
        ? { kind: 'withdrawn' }
        : { kind: 'moved', from: record.status, to: status, ...(reason && { reason }) },
    result: { status, statusChangedAt: at.toISOString() },
  };
}

export function refuseMove(
  kind: SubmissionKind,
  record: SubmissionRecord,
  status: SubmissionStatus,
  by: Author | null,
): void {
  const known: readonly SubmissionStatus[] = statusesOf[kind];
  if (!known.includes(status)) throw invalidField('status', messages.unknownOption('status'));
  if (by === null) {
    const ended: readonly SubmissionStatus[] = endedStatuses;
    if (ended.includes(record.status)) throw new HttpError(409, applicantMessages.nothingToWithdraw);
    return;
  }
  const data = standingOf(record);
  if (record.status === 'withdrawn') throw new HttpError(409, deskMessages.hasWithdrawn, { data });
  if (status === 'withdrawn') throw new HttpError(409, deskMessages.onlyApplicantsWithdraw, { data });
}
