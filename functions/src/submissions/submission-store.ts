import type { Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { idempotentId, isAlreadyExists } from '../api/idempotent-id.ts';
import { collections } from '../contract/collections.ts';
import type { Mail, QuarantineReason } from '../contract/mail.ts';
import { pendingDelivery, quarantinedDelivery } from '../mail/delivery.ts';

export interface SubmissionStore {
  /**
   * Stores what a visitor sent and queues its mail, both or neither. They share their id.
   * The same submission under the same `idempotencyKey` is stored once, however often and however much at once it comes.
   */
  add: (addition: Addition) => Promise<void>;
}

interface Addition {
  collection: 'enquiries' | 'applications';
  /** What the visitor sent. */
  submission: object;
  /** What we know of it besides, and store with it. It may be another when the same is sent again. */
  found?: object | undefined;
  mail: Mail;
  idempotencyKey: string | undefined;
  /** Why the mail is to wait for an admin, where it is. */
  quarantineReason: QuarantineReason | undefined;
}

export function createSubmissionStore(firestore: () => Promise<Firestore>, now: () => Date): SubmissionStore {
  return {
    async add({ collection, submission, found, mail, idempotencyKey, quarantineReason }) {
      const database = await firestore();
      const createdAt = now();
      const records = database.collection(collections[collection]);
      const record = idempotencyKey ? records.doc(idempotentId(idempotencyKey, submission)) : records.doc();
      const delivery = quarantineReason ? quarantinedDelivery(createdAt, quarantineReason) : pendingDelivery(createdAt);
      try {
        await database
          .batch()
          .create(record, { ...submission, ...found, createdAt })
          .create(database.collection(collections.mail).doc(record.id), { ...mail, delivery })
          .commit();
        // For whoever wants to be told: an alert in Cloud Logging can count these.
        if (quarantineReason) logger.warn('Submission quarantined', { id: record.id, reason: quarantineReason });
      } catch (error) {
        // Sent before, and stored then: the answer got lost, not the submission.
        if (!idempotencyKey || !isAlreadyExists(error)) throw error;
      }
    },
  };
}
