import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import { pendingDelivery } from '../mail/delivery.ts';
import type { Mail, MailDocument } from '../mail/mail-document.ts';

export interface SubmissionStore {
  /** Stores what a visitor sent and queues its mail, both or neither. They share their id. */
  add: (collection: 'enquiries' | 'applications', submission: object, mail: Mail) => Promise<void>;
}

export function createSubmissionStore(firestore: () => Promise<Firestore>, now: () => Date): SubmissionStore {
  return {
    async add(collection, submission, mail) {
      const database = await firestore();
      const createdAt = now();
      const record = database.collection(collections[collection]).doc();
      const queued: MailDocument = { ...mail, delivery: pendingDelivery(createdAt) };
      await database
        .batch()
        .create(record, { ...submission, createdAt })
        .create(database.collection(collections.mail).doc(record.id), { ...queued })
        .commit();
    },
  };
}
