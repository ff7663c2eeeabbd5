import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import {
  type Delivery,
  type DeliveryState,
  type Mail,
  type MailDocument,
  type MailReaders,
  type MailTemplate,
  quarantineReasons,
  unfinishedStates,
} from '@ohmbridge/contract/mail/mail';
import type { BulkMailAction } from '@ohmbridge/contract/mail/mail-routes';
import { collections } from '@ohmbridge/contract/shared/collections';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { pagesOf } from '../shared/pages-of.ts';
import {
  type DeliveryPlan,
  deliveryFailed,
  hasEnded,
  isStuck,
  planDelivery,
  retriedDelivery,
} from './delivery-plan.ts';
import { type OutboxOverview, readOverview } from './outbox-overview.ts';
import { deliveryOf } from './stored-delivery.ts';

/** What `begin` found: the plan, and the mail where it is to be sent. */
export type Begun = Exclude<DeliveryPlan, { action: 'send' }> | { action: 'send'; delivery: Delivery; mail: Mail };

/** The mail of a message of the desk, and its submission, if it has one. */
export interface MessageMail {
  id: string;
  submission: MailDocument['submission'];
}

/** Work of the desk in the transaction that changes the mail of a message; the work can read, and then writes. */
type OnMessage = (transaction: Transaction, database: Firestore, mail: MessageMail) => Promise<void>;

/** The changes on the desk when a message is moved to the bin, or restored from there. */
export type MessageEvents = Record<'messageDiscarded' | 'messageRestored', OnMessage>;

/**
 * Work of the desk in the transaction that takes the first lease of a mail: it reads, then writes. Gives why the mail must not
 * leave, if it must not; the mail then ends as failed with this reason, and nobody sends it.
 */
export type WhenLeaving = (transaction: Transaction, id: string, mail: Mail) => Promise<string | undefined>;

/** An admin who acts on mails: when, and which mails they can read. All other mails count as missing for them. */
export interface ActingAdmin {
  now: Date;
  readers: readonly MailReaders[];
}

interface QueuedMail {
  id: string;
  delivery: Delivery;
}

/** The mails in Firestore: one transaction for each step of a delivery. */
export interface Outbox {
  /** Takes the lease of a mail, if it may be sent now. */
  begin: (id: string, now: Date, maxAttempts: number, whenLeaving?: WhenLeaving) => Promise<Begun>;
  /** Records how an attempt ended, unless another task has taken the mail over since. */
  finish: (id: string, delivery: Delivery) => Promise<void>;
  /** Makes a mail ready for another task, as `retriedDelivery` says; what came with it in quarantine then waits for the desk. */
  retry: (id: string, by: ActingAdmin, action?: 'retry' | 'release') => Promise<'retried' | 'not-failed' | 'missing'>;
  /** Moves a mail to the bin from quarantine (`discard`), or after it was given up (`dismiss`). */
  discard: (
    id: string,
    by: ActingAdmin,
    action?: 'discard' | 'dismiss',
  ) => Promise<'discarded' | 'not-over' | 'missing'>;
  /** Restores a mail from the bin to its earlier state. */
  restore: (id: string, by: ActingAdmin) => Promise<'restored' | 'not-in-bin' | 'missing'>;
  /** The mails that are on their way, and those that were given up and are due: each the oldest first, in pages. */
  toSweep: (now: Date) => AsyncGenerator<QueuedMail[]>;
  /** One page of the mails that an action of an admin is for, in the order of their ids; `next` where there may be more. */
  pageFor: (
    action: BulkMailAction,
    by: ActingAdmin,
    page: { after: string | undefined; max: number },
  ) => Promise<{ ids: string[]; next: string | undefined }>;
  /** How many mails wait, are stuck, have failed or are quarantined, and since when. */
  overview: (now: Date) => Promise<OutboxOverview>;
}

const pageSize = 500;

/** In which states an action of an admin can find the mails that it is for. */
const statesFor: Record<BulkMailAction, DeliveryState[]> = {
  retry: ['ERROR', ...unfinishedStates],
  dismiss: ['ERROR'],
  release: ['HELD'],
  discard: ['HELD'],
  restore: ['DISCARDED'],
};

/** The kinds of submissions, by the kind of their mails; a mail and its submission share their id. */
export const submissionsOf: Record<MailTemplate, SubmissionKind | undefined> = {
  contact: 'enquiries',
  application: 'applications',
  report: undefined,
  message: undefined,
  interview: undefined,
  account: undefined,
  notification: undefined,
  alert: undefined,
};

export function createOutbox(firestore: () => Promise<Firestore>, desk?: MessageEvents): Outbox {
  const tellDesk = async (
    event: keyof MessageEvents,
    { reference, mail }: StoredMail,
    transaction: Transaction,
    database: Firestore,
  ) => {
    if (mail.emailService.template === 'message')
      await desk?.[event](transaction, database, { id: reference.id, submission: mail.submission });
  };

  /** Does something about a mail in one transaction; without a delivery it was not queued by us, and counts as missing. */
  const change = async <Result>(
    id: string,
    act: (stored: StoredMail, transaction: Transaction, database: Firestore) => Result | Promise<Result>,
    by?: ActingAdmin,
  ): Promise<Result | 'missing'> => {
    const database = await firestore();
    return database.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(database.collection(collections.mail).doc(id));
      const stored = storedMail(snapshot);
      const isTheirs = stored && (by?.readers.includes(stored.mail.readers) ?? true);
      return isTheirs ? act(stored, transaction, database) : 'missing';
    });
  };
  return {
    async begin(id, now, maxAttempts, whenLeaving) {
      const begun = await change(id, async ({ reference, mail, delivery, writtenAt }, transaction): Promise<Begun> => {
        let plan = planDelivery(delivery, writtenAt, now, maxAttempts);
        const isFirst = plan.action === 'send' && delivery.attempts === 0;
        const refusal = isFirst ? await whenLeaving?.(transaction, id, mail) : undefined;
        if (plan.action === 'send' && refusal !== undefined) {
          const refused = { message: refusal, isPermanent: true };
          plan = { action: 'end', delivery: deliveryFailed(plan.delivery, now, refused, maxAttempts) };
        }
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
    retry: (id, by, action) =>
      change(
        id,
        async ({ reference, mail, ...stored }, transaction, database) => {
          const delivery = retriedDelivery(stored.delivery, by.now, action);
          if (!delivery) return 'not-failed';
          const kind = submissionsOf[mail.emailService.template];
          const submission = kind && database.collection(collections[kind]).doc(id);
          const isQuarantined = submission && (await transaction.get(submission)).get('quarantined') === true;
          const { FieldValue } = await import('firebase-admin/firestore');
          if (isQuarantined) transaction.update(submission, { quarantined: FieldValue.delete(), waitingSince: by.now });
          if (delivery !== stored.delivery) transaction.update(reference, { delivery });
          return 'retried';
        },
        by,
      ),
    discard: (id, by, action) =>
      change(
        id,
        async (stored, transaction, database) => {
          const { reference, delivery } = stored;
          const states: readonly DeliveryState[] = action ? statesFor[action] : ['HELD', 'ERROR'];
          if (!states.includes(delivery.state)) return 'not-over';
          await tellDesk('messageDiscarded', stored, transaction, database);
          const discarded: Delivery = { ...delivery, state: 'DISCARDED', endTime: by.now, retryTime: null };
          transaction.update(reference, { delivery: discarded });
          return 'discarded';
        },
        by,
      ),
    restore: (id, by) =>
      change(
        id,
        async (stored, transaction, database) => {
          const { reference, delivery } = stored;
          if (delivery.state !== 'DISCARDED') return 'not-in-bin';
          await tellDesk('messageRestored', stored, transaction, database);
          const reasons: readonly (string | null)[] = quarantineReasons;
          const state = reasons.includes(delivery.error) ? 'HELD' : 'ERROR';
          transaction.update(reference, { delivery: { ...delivery, state } });
          return 'restored';
        },
        by,
      ),
    async *toSweep(now) {
      const mails = queuedMails(await firestore());
      const unfinished = mails.where('delivery.state', 'in', unfinishedStates);
      const due = mails.where('delivery.retryTime', '<=', now);
      for (const pages of [
        pagesOf(unfinished, 'delivery.startTime', pageSize, ['delivery']),
        pagesOf(due, 'delivery.retryTime', pageSize, ['delivery']),
      ]) {
        for await (const page of pages) yield page.map(queuedMail);
      }
    },
    async pageFor(action, { now, readers }, { after, max }) {
      const mails = queuedMails(await firestore())
        .where('readers', 'in', readers)
        .where('delivery.state', 'in', statesFor[action]);
      // By id, because these are sent or deleted meanwhile, and the mail that a page begins after can be gone.
      const sorted = mails.orderBy(FieldPath.documentId()).limit(max);
      const { docs } = await (after === undefined ? sorted : sorted.startAfter(after)).get();
      const isMeant = ({ delivery }: QueuedMail) => hasEnded(delivery.state) || isStuck(delivery, now);
      const ids = docs.map(queuedMail).filter(isMeant);
      return { ids: ids.map(({ id }) => id), next: docs.length < max ? undefined : docs.at(-1)?.id };
    },
    overview: async (now) => readOverview(await firestore(), now),
  };
}

/** The mails without what they say, which can be long. */
function queuedMails(database: Firestore): Query {
  return database.collection(collections.mail).select('delivery');
}

function queuedMail(snapshot: QueryDocumentSnapshot): QueuedMail {
  return { id: snapshot.id, delivery: deliveryOf(snapshot.data() as Pick<MailDocument, 'delivery'>) };
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
  const { to, replyTo, message, emailService, hasApplicantLink, hasEnquirerLink, hiddenApplicant, alert } = document;
  const { readers, submission, isWrittenByAdmin } = document;
  return {
    reference: snapshot.ref,
    mail: {
      ...{ readers, to, replyTo, message, emailService },
      ...(submission && { submission }),
      ...(hasApplicantLink && { hasApplicantLink }),
      ...(hasEnquirerLink && { hasEnquirerLink }),
      ...(hiddenApplicant !== undefined && { hiddenApplicant }),
      ...(alert !== undefined && { alert }),
      ...(isWrittenByAdmin && { isWrittenByAdmin }),
    },
    delivery: deliveryOf(document),
    writtenAt: snapshot.updateTime.toDate(),
  };
}
