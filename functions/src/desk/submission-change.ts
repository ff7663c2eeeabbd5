import { applicantMessages, endedStatuses } from '@ohmbridge/contract/desk/applicant';
import type { Standing } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/contract/desk/submission-kinds';
import type { DeskAuthor, SubmissionChange, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';

/** A submission that is being changed: as it is, at which moment, and in which transaction. */
export interface Current {
  kind: SubmissionKind;
  record: SubmissionRecord;
  reference: DocumentReference;
  at: Date;
  transaction: Transaction;
  database: Firestore;
}

/** What becomes of it. Nothing is written where it changes nothing. */
export interface Change<Result> {
  fields?: Record<string, unknown>;
  line?: DistributiveOmit<SubmissionChange<Date>, 'at' | 'by'>;
  result: Result;
}

type DistributiveOmit<Union, Name extends PropertyKey> = Union extends unknown ? Omit<Union, Name> : never;

export function standingOf({ status, statusChangedAt }: SubmissionRecord): Standing {
  return { status, statusChangedAt };
}

/** The change that moves a submission. */
export function moved(
  record: SubmissionRecord,
  status: SubmissionStatus,
  at: Date,
  by: DeskAuthor | null,
): Change<Standing> {
  return {
    // Somebody of ours has to hear of a withdrawal.
    fields: { status, statusChangedAt: at, ...(by === null && { unread: true }) },
    line: by === null ? { kind: 'withdrawn' } : { kind: 'moved', from: record.status, to: status },
    result: { status, statusChangedAt: at.toISOString() },
  };
}

/** Refuses what nobody can do from where a submission stands. */
export function refuseMove(
  kind: SubmissionKind,
  record: SubmissionRecord,
  status: SubmissionStatus,
  by: DeskAuthor | null,
): void {
  const known: readonly SubmissionStatus[] = statusesOf[kind];
  if (!known.includes(status))
    throw new HttpError(400, messages.invalidFields, { errors: { status: messages.unknownOption('status') } });
  if (by === null) {
    const ended: readonly SubmissionStatus[] = endedStatuses;
    if (ended.includes(record.status)) throw new HttpError(409, applicantMessages.nothingToWithdraw);
    return;
  }
  const data = standingOf(record);
  if (record.status === 'withdrawn') throw new HttpError(409, deskMessages.hasWithdrawn, { data });
  if (status === 'withdrawn') throw new HttpError(409, deskMessages.onlyApplicantsWithdraw, { data });
}
