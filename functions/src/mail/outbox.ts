import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import type { MailTemplate } from '../contract/mail.ts';
import { type Delivery, type DeliveryPlan, planDelivery, retriedDelivery } from './delivery.ts';
import type { Mail, MailDocument } from './mail-document.ts';

/** What `begin` found: the plan, and the mail where it is to be sent. */
export type Begun = Exclude<DeliveryPlan, { action: 'send' }> | { action: 'send'; delivery: Delivery; mail: Mail };

/** The mails in Firestore: one transaction for each step of a delivery. */
export interface Outbox {
  /** Takes the lease of a mail, if it may be sent now. */
  begin: (id: string, now: Date, maxAttempts: number) => Promise<Begun>;
  /** Records how an attempt ended, unless another task has taken the mail over since. */
  finish: (id: string, delivery: Delivery) => Promise<void>;
  /** Starts the delivery of a mail anew that was given up or quarantined. */
  retry: (id: string, now: Date) => Promise<'retried' | 'not-failed' | 'missing'>;
  /** Deletes a quarantined mail, and the submission that it is about. */
  discard: (id: string) => Promise<'discarded' | 'not-quarantined' | 'missing'>;
  unfinished: () => Promise<{ id: string; delivery: Delivery }[]>;
}

const maxDocuments = 500;

/** The collections of submissions, by the kind of their mails; a mail and its submission share their id. */
const submissionCollections: Record<MailTemplate, string> = {
  contact: collections.enquiries,
  application: collections.applications,
};

export function createOutbox(firestore: () => Promise<Firestore>): Outbox {
  const mails = async () => {
    const database = await firestore();
    return { database, collection: database.collection(collections.mail) };
  };
  return {
    async begin(id, now, maxAttempts) {
      const { database, collection } = await mails();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction): Promise<Begun> => {
        const document = (await transaction.get(reference)).data();
        // Without a delivery state it was not queued by us.
        if (!document?.delivery) return { action: 'none' };
        const plan = planDelivery(deliveryOf(document), now, maxAttempts);
        if ('delivery' in plan) transaction.update(reference, { delivery: plan.delivery });
        return plan.action === 'send' ? { ...plan, mail: mailOf(document) } : plan;
      });
    },
    async finish(id, delivery) {
      const { database, collection } = await mails();
      const reference = collection.doc(id);
      await database.runTransaction(async (transaction) => {
        const document = (await transaction.get(reference)).data();
        if (!document?.delivery || deliveryOf(document).attempts !== delivery.attempts) return;
        transaction.update(reference, { delivery });
      });
    },
    async retry(id, now) {
      const { database, collection } = await mails();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const document = (await transaction.get(reference)).data();
        if (!document?.delivery) return 'missing';
        const delivery = retriedDelivery(deliveryOf(document), now);
        if (!delivery) return 'not-failed';
        transaction.update(reference, { delivery });
        return 'retried';
      });
    },
    async discard(id) {
      const { database, collection } = await mails();
      const reference = collection.doc(id);
      return database.runTransaction(async (transaction) => {
        const document = (await transaction.get(reference)).data();
        if (!document?.delivery) return 'missing';
        if (deliveryOf(document).state !== 'HELD') return 'not-quarantined';
        transaction.delete(reference);
        transaction.delete(database.collection(submissionCollections[mailOf(document).emailService.template]).doc(id));
        return 'discarded';
      });
    },
    async unfinished() {
      const { collection } = await mails();
      const unfinishedStates: Delivery['state'][] = ['PENDING', 'PROCESSING', 'RETRY'];
      const { docs } = await collection.where('delivery.state', 'in', unfinishedStates).limit(maxDocuments).get();
      return docs.map((snapshot) => ({ id: snapshot.id, delivery: deliveryOf(snapshot.data()) }));
    },
  };
}

type Stored<Value> = {
  [Key in keyof Value]: Value[Key] extends Date
    ? Timestamp
    : Value[Key] extends Date | null
      ? Timestamp | null
      : Value[Key];
};

function deliveryOf(document: DocumentData): Delivery {
  const stored = document.delivery as Stored<Delivery>;
  return {
    ...stored,
    startTime: stored.startTime.toDate(),
    endTime: stored.endTime?.toDate() ?? null,
    leaseExpireTime: stored.leaseExpireTime?.toDate() ?? null,
  };
}

function mailOf(document: DocumentData): Mail {
  const { to, replyTo, message, emailService } = document as MailDocument;
  return { to, replyTo, message, emailService };
}
