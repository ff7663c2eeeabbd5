import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import type { AppliedJobRecord, WaitingFields } from '@site/contract/desk/submission-record';
import { emailKeyOf, type SearchedSubmission } from '@site/contract/desk/submission-search';
import type { Mail, QuarantineReason } from '@site/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { pendingDelivery, quarantinedDelivery } from '../mail/delivery-plan.ts';
import { collection, idempotentId, isAlreadyExists } from '../shared/documents.ts';
import { db } from '../shared/firebase.ts';
import { identityOf, identityReference, withoutIdentity } from './hidden-names.ts';

/** The fields of an arrived submission that the desk reads. */
export interface ArrivedSubmission extends Omit<SearchedSubmission, 'reference'> {
  job?: AppliedJobRecord | undefined;
  source?: string | undefined;
  namesHidden?: true;
}

interface Arrival {
  collection: SubmissionKind;
  /** The fields that the visitor sent. */
  submission: Omit<ArrivedSubmission, 'job' | 'answers'>;
  /** The fields that the website adds. They can differ when the same submission is sent again. */
  found?: Pick<ArrivedSubmission, 'job' | 'answers'> | undefined;
  /** The identity of the sender is stored apart, where the desk cannot read it. */
  namesHidden?: boolean;
  mail: Mail;
  idempotencyKey: string | undefined;
  /** The reason why the email waits for an admin, if it does. */
  quarantineReason: QuarantineReason | undefined;
}

/**
 * Stores a submission and queues its email under the same id, in one batch. Only this request writes these documents, so
 * visitors never wait for each other; the intake brings the submission to the desk. The same submission with the same
 * `idempotencyKey` is stored once.
 */
export async function storeSubmission(arrival: Arrival): Promise<void> {
  const { collection: kind, submission, found, namesHidden = false, mail, idempotencyKey, quarantineReason } = arrival;
  const createdAt = new Date();
  const records = collection(kind);
  const record = idempotencyKey ? records.doc(idempotentId(idempotencyKey, submission)) : records.doc();
  const fields: WaitingFields<Date> = {
    createdAt,
    senderKey: namesHidden ? '' : emailKeyOf(submission.email),
    ...(quarantineReason ? { quarantined: true } : { waitingSince: createdAt }),
  };
  const delivery = quarantineReason ? quarantinedDelivery(createdAt, quarantineReason) : pendingDelivery(createdAt);
  const batch = db().batch();
  batch.create(record, { ...(namesHidden ? withoutIdentity(submission) : submission), ...found, ...fields });
  if (namesHidden) batch.create(identityReference(record.id), identityOf(submission));
  batch.create(collection('mail').doc(record.id), { ...mail, delivery });
  try {
    await batch.commit();
  } catch (error) {
    // The submission was stored before, and only the answer was lost.
    if (!idempotencyKey || !isAlreadyExists(error)) throw error;
    return;
  }
  // An alert in Cloud Logging can count these lines.
  if (quarantineReason) logger.warn('Submission quarantined', { id: record.id, reason: quarantineReason });
}
