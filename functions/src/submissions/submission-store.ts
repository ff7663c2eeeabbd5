import type { Firestore } from 'firebase-admin/firestore';
import { repeatedId } from '../api/repeated-id.ts';
import { collections } from '../contract/collections.ts';
import type { HoldReason } from '../contract/mail.ts';
import { heldDelivery, pendingDelivery } from '../mail/delivery.ts';
import type { Mail, MailDocument } from '../mail/mail-document.ts';

export interface SubmissionStore {
  /**
   * Stores what a visitor sent and queues its mail, both or neither. They share their id.
   * The same submission under the same `repeatKey` is stored once, however often and however much at once it comes.
   */
  add: (addition: Addition) => Promise<void>;
}

interface Addition {
  collection: 'enquiries' | 'applications';
  submission: object;
  mail: Mail;
  repeatKey: string | undefined;
  /** Why the mail is to wait for an admin, if it is. */
  holdReason: HoldReason | undefined;
}

/** The gRPC status of creating what exists. */
const alreadyExists = 6;

export function createSubmissionStore(firestore: () => Promise<Firestore>, now: () => Date): SubmissionStore {
  return {
    async add({ collection, submission, mail, repeatKey, holdReason }) {
      const database = await firestore();
      const createdAt = now();
      const records = database.collection(collections[collection]);
      const record = repeatKey ? records.doc(repeatedId(repeatKey, submission)) : records.doc();
      const delivery = holdReason ? heldDelivery(createdAt, holdReason) : pendingDelivery(createdAt);
      const queued: MailDocument = { ...mail, delivery };
      try {
        await database
          .batch()
          .create(record, { ...submission, createdAt })
          .create(database.collection(collections.mail).doc(record.id), { ...queued })
          .commit();
      } catch (error) {
        // Sent before, and stored then: the answer got lost, not the submission.
        if (!repeatKey || !isAlreadyExists(error)) throw error;
      }
    },
  };
}

function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}
