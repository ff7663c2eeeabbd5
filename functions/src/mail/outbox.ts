import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '../contract/collections.ts';
import type { Delivery, DeliveryState, Mail, MailDocument, MailTemplate } from '../contract/mail.ts';
import { type DeliveryPlan, planDelivery, retriedDelivery } from './delivery.ts';

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
  /** Does something about a mail in one transaction; without a delivery it was not queued by us, and counts as missing. */
  const change = async <Result>(
    id: string,
    act: (stored: StoredMail, transaction: Transaction, database: Firestore) => Result,
  ): Promise<Result | 'missing'> => {
    const database = await firestore();
    return database.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(database.collection(collections.mail).doc(id));
      const stored = storedMail(snapshot);
      return stored ? act(stored, transaction, database) : 'missing';
    });
  };
  return {
    async begin(id, now, maxAttempts) {
      const begun = await change(id, ({ reference, mail, delivery, writtenAt }, transaction): Begun => {
        const plan = planDelivery(delivery, writtenAt, now, maxAttempts);
        if ('delivery' in plan) transaction.update(reference, { delivery: plan.delivery });
        return plan.action === 'send' ? { ...plan, mail } : plan;
      });
      return begun === 'missing' ? { action: 'none' } : begun;
    },
    async finish(id, delivery) {
      await change(id, (stored, transaction) => {
        if (stored.delivery.attempts === delivery.attempts) transaction.update(stored.reference, { delivery });
      });
    },
    retry: (id, now) =>
      change(id, ({ reference, ...stored }, transaction) => {
        const delivery = retriedDelivery(stored.delivery, now);
        if (!delivery) return 'not-failed';
        transaction.update(reference, { delivery });
        return 'retried';
      }),
    discard: (id) =>
      change(id, ({ reference, delivery, mail }, transaction, database) => {
        if (delivery.state !== 'HELD') return 'not-quarantined';
        transaction.delete(reference);
        transaction.delete(database.collection(submissionCollections[mail.emailService.template]).doc(id));
        return 'discarded';
      }),
    async unfinished() {
      const database = await firestore();
      const states: DeliveryState[] = ['PENDING', 'PROCESSING', 'RETRY'];
      const query = database.collection(collections.mail).where('delivery.state', 'in', states).limit(maxDocuments);
      const { docs } = await query.get();
      return docs.map((snapshot) => ({ id: snapshot.id, delivery: deliveryOf(snapshot.data() as MailDocument) }));
    },
  };
}

interface StoredMail {
  reference: DocumentSnapshot['ref'];
  mail: Mail;
  delivery: Delivery;
  writtenAt: Date;
}

function storedMail(snapshot: DocumentSnapshot): StoredMail | undefined {
  const document = snapshot.data() as MailDocument | undefined;
  if (!document?.delivery || !snapshot.updateTime) return undefined;
  const { to, replyTo, message, emailService } = document;
  return {
    reference: snapshot.ref,
    mail: { to, replyTo, message, emailService },
    delivery: deliveryOf(document),
    writtenAt: snapshot.updateTime.toDate(),
  };
}

function deliveryOf({ delivery }: MailDocument): Delivery {
  return {
    ...delivery,
    startTime: delivery.startTime.toDate(),
    endTime: delivery.endTime?.toDate() ?? null,
    leaseExpireTime: delivery.leaseExpireTime?.toDate() ?? null,
  };
}
