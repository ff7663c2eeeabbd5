import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { idempotentId, isAlreadyExists } from '../api/idempotent-id.ts';
import { collections } from '../contract/collections.ts';
import type { Mail, QuarantineReason } from '../contract/mail.ts';
import type { SubmissionKind } from '../contract/submission-kinds.ts';
import { type Acknowledgements, type Admitted, admit } from '../hiring-desk/admission.ts';
import { type DeskTransaction, deskTransactions } from '../hiring-desk/desk-transactions.ts';
import { pendingDelivery, quarantinedDelivery } from '../mail/delivery.ts';

export interface SubmissionStore {
  /**
   * Stores what a visitor sent and queues its mail, both or neither. They share their id.
   * The same submission under the same `idempotencyKey` is stored once, however often and however much at once it comes.
   */
  add: (addition: Addition) => Promise<void>;
}

const nobody = () => undefined;

interface Addition {
  collection: SubmissionKind;
  /** What the visitor sent. */
  submission: Omit<Admitted, 'job'>;
  /** What we know of it besides, and store with it. It may be another when the same is sent again. */
  found?: Pick<Admitted, 'job'> | undefined;
  mail: Mail;
  idempotencyKey: string | undefined;
  /** Why the mail is to wait for an admin, where it is. */
  quarantineReason: QuarantineReason | undefined;
}

export function createSubmissionStore(
  firestore: () => Promise<Firestore>,
  now: () => Date,
  acknowledgements: () => Acknowledgements | undefined = nobody,
  transact: DeskTransaction = deskTransactions(firestore),
): SubmissionStore {
  return {
    async add({ collection, submission, found, mail, idempotencyKey, quarantineReason }) {
      const database = await firestore();
      const createdAt = now();
      const records = database.collection(collections[collection]);
      const record = idempotencyKey ? records.doc(idempotentId(idempotencyKey, submission)) : records.doc();
      const delivery = quarantineReason ? quarantinedDelivery(createdAt, quarantineReason) : pendingDelivery(createdAt);
      const store = (transaction: Pick<Transaction, 'create'>, fields: object) => {
        transaction.create(record, { ...submission, ...found, createdAt, ...fields });
        transaction.create(database.collection(collections.mail).doc(record.id), { ...mail, delivery });
      };
      try {
        if (quarantineReason) {
          const batch = database.batch();
          store(batch as unknown as Pick<Transaction, 'create'>, { quarantined: true });
          await batch.commit();
          // For whoever wants to be told: an alert in Cloud Logging can count these.
          logger.warn('Submission quarantined', { id: record.id, reason: quarantineReason });
          return;
        }
        await transact(collection, async (transaction) => {
          if ((await transaction.get(record)).exists) return;
          const [fields] = await admit(transaction, database, [
            {
              kind: collection,
              reference: record,
              submission: { ...submission, job: undefined, ...found },
              receivedAt: createdAt,
              unread: true,
              acknowledgements: collection === 'applications' ? acknowledgements() : undefined,
            },
          ]);
          store(transaction, fields ?? {});
        });
      } catch (error) {
        // Sent before, and stored then: the answer got lost, not the submission.
        if (!idempotencyKey || !isAlreadyExists(error)) throw error;
      }
    },
  };
}
