import type { Standing, StandingMeanwhile } from '@ohmbridge/contract/desk/desk-routes';
import { deskMessages } from '@ohmbridge/contract/desk/desk-schemas';
import { applicantMessages, endedStatuses } from '@ohmbridge/contract/desk/own-page';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type DeskAuthor,
  type SubmissionChange,
  type SubmissionRecord,
  timelineCollections,
} from '@ohmbridge/contract/desk/submission-record';
import { messages } from '@ohmbridge/contract/shared/messages';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpError } from '../shared/http-error.ts';
import { type Progress, reachedAfter } from './hiring-progress.ts';
import type { LastDone } from './waits-since.ts';

/** A submission that is being changed: as it is, at which moment, and in which transaction. */
export interface Current {
  kind: SubmissionKind;
  record: SubmissionRecord;
  reference: DocumentReference;
  at: Date;
  transaction: Transaction;
  database: Firestore;
  /** Where answers to our mails about applications go. */
  replyTo: () => string;
}

/**
 * What becomes of it. Nothing is written where it changes nothing. What whoever sent it does sets `heardAt`, and what we write
 * `wroteAt`: since when they wait for us (`waitsSince`) follows from these and the status.
 */
export interface Change<Result> {
  fields?: Changed;
  line?: DistributiveOmit<SubmissionChange<Date>, 'at' | 'by'>;
  /** Shows who sent an application whose names are hidden; a move to an interview does so by itself. */
  showsNames?: true;
  result: Result;
}

export type Changed = Partial<LastDone & Progress> & Record<string, unknown>;

type DistributiveOmit<Union, Name extends PropertyKey> = Union extends unknown ? Omit<Union, Name> : never;

export function standingOf({ status, statusChangedAt }: SubmissionRecord): Standing {
  return { status, statusChangedAt };
}

/** What was last done about a submission, with what changes now. */
export function lastDone({ status, statusChangedAt, heardAt, wroteAt }: SubmissionRecord, changed: Changed): LastDone {
  return {
    status,
    statusChangedAt: new Date(statusChangedAt),
    heardAt: new Date(heardAt),
    wroteAt: wroteAt === null ? null : new Date(wroteAt),
    ...changed,
  };
}

/** What the statistics count a submission by, as it is. */
export function progressOf({
  receivedAt,
  status,
  statusChangedAt,
  firstWroteAt,
  reachedAt,
}: SubmissionRecord): Progress {
  const steps = Object.entries(reachedAt ?? {}).map(([step, at]) => [step, new Date(at)]);
  return {
    receivedAt: new Date(receivedAt),
    status,
    statusChangedAt: new Date(statusChangedAt),
    firstWroteAt: firstWroteAt === null ? null : new Date(firstWroteAt),
    reachedAt: Object.fromEntries(steps),
  };
}

/** The change that moves a submission. */
export function moved(
  record: SubmissionRecord,
  status: SubmissionStatus,
  at: Date,
  by: DeskAuthor | null,
): Change<Standing> {
  const reached = record.reachedAt && { reachedAt: reachedAfter(progressOf(record).reachedAt, status, at) };
  return {
    // Somebody of ours has to hear of a withdrawal.
    fields: { status, statusChangedAt: at, ...(by === null && { unread: true }), ...reached },
    line: by === null ? { kind: 'withdrawn' } : { kind: 'moved', from: record.status, to: status },
    result: { status, statusChangedAt: at.toISOString() },
  };
}

/** Tells whether this admin moved the submission to its current status. */
export async function isOwnMove({ record, reference, transaction }: Current, by: DeskAuthor | null): Promise<boolean> {
  if (by === null) return false;
  const changes = reference.collection(timelineCollections.changes);
  const { docs } = await transaction.get(changes.where('at', '==', new Date(record.statusChangedAt)));
  return docs.some((line) => line.get('kind') === 'moved' && line.get('by')?.uid === by.uid);
}

/** Gives the refusal of a move from a status that the submission no longer has. */
export function movedMeanwhile(standing: Standing, isOwn: boolean): HttpError {
  const data: StandingMeanwhile = { ...standing, isOwn };
  return new HttpError(409, isOwn ? deskMessages.movedByYou : deskMessages.movedMeanwhile, { data });
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
