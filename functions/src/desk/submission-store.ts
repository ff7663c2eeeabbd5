import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import type { WaitingFields } from '@ohmbridge/contract/desk/submission-record';
import { emailKeyOf } from '@ohmbridge/contract/desk/submission-search';
import type { Mail, QuarantineReason } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import * as logger from 'firebase-functions/logger';
import { pendingDelivery, quarantinedDelivery } from '../mail/delivery-plan.ts';
import { db } from '../shared/firebase.ts';
import { idempotentId, isAlreadyExists } from '../shared/idempotent-id.ts';
import type { Admitted } from './admit-submissions.ts';
import { identityOf, identityReference, withoutIdentity } from './hidden-names.ts';

export interface SubmissionStore {
  /**
   * Stores what a visitor sent and queues its mail, both or neither, in documents that nobody else writes: so that no number
   * of visitors wait for each other. The two share their id. How it comes to the desk: see `admitWaiting`.
   * The same submission under the same `idempotencyKey` is stored once, however often and however much at once it comes.
   */
  add: (addition: Addition) => Promise<void>;
}

interface Addition {
  collection: SubmissionKind;
  /** What the visitor sent. */
  submission: Omit<Admitted, 'job' | 'answers'>;
  /** What we know of it besides, and store with it. It may be another when the same is sent again. */
  found?: Pick<Admitted, 'job' | 'answers'> | undefined;
  /** Who sent it is stored apart, where the desk cannot read it. */
  namesHidden?: boolean;
  mail: Mail;
  idempotencyKey: string | undefined;
  /** Why the mail is to wait for an admin, where it is. */
  quarantineReason: QuarantineReason | undefined;
}

export function createSubmissionStore(): SubmissionStore {
  return {
    async add({ collection, submission, found, namesHidden = false, mail, idempotencyKey, quarantineReason }) {
      const createdAt = new Date();
      const records = db().collection(collections[collection]);
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
      batch.create(db().collection(collections.mail).doc(record.id), { ...mail, delivery });
      try {
        await batch.commit();
      } catch (error) {
        // Sent before, and stored then: the answer got lost, not the submission.
        if (!idempotencyKey || !isAlreadyExists(error)) throw error;
        return;
      }
      // For whoever wants to be told: an alert in Cloud Logging can count these.
      if (quarantineReason) logger.warn('Submission quarantined', { id: record.id, reason: quarantineReason });
    },
  };
}
