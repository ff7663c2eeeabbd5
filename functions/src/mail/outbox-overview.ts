import {
  type Delivery,
  type DeliveryState,
  type MailDocument,
  stuckMilliseconds,
  unfinishedStates,
} from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { isStuck } from './delivery-plan.ts';
import { deliveryOf } from './stored-delivery.ts';

/** Some mails of the outbox: how many, and when the oldest of them was written. */
export interface MailGroup {
  count: number;
  since: Date | null;
}

/** What stands in the outbox and has not been sent. */
export interface OutboxOverview {
  /** On their way: not sent yet, or to be tried again soon. */
  waiting: MailGroup;
  /** Those of `waiting` that have been for longer than an hour. */
  stuck: MailGroup;
  /** Given up. Unless they were refused for good, they are tried again by themselves for a week. */
  failed: MailGroup;
  quarantined: MailGroup;
  /** Why the oldest of those that are stuck or failed was not sent; `null` without any, or if it was never tried. */
  error: string | null;
}

/** Reads it with counts and three single documents, however many mails there are. */
export async function readOverview(database: Firestore, now: Date): Promise<OutboxOverview> {
  const mails = database.collection(collections.mail);
  const inState = (states: readonly DeliveryState[]) => mails.where('delivery.state', 'in', states);
  const stuckSince = new Date(now.getTime() - stuckMilliseconds);
  const [waiting, failed, quarantined, oldestWaiting, oldestFailed, oldestQuarantined, stuck] = await Promise.all([
    countOf(inState(unfinishedStates)),
    countOf(inState(['ERROR'])),
    countOf(inState(['HELD'])),
    oldestOf(inState(unfinishedStates)),
    oldestOf(inState(['ERROR'])),
    oldestOf(inState(['HELD'])),
    countOf(inState(unfinishedStates).where('delivery.startTime', '<', stuckSince)),
  ]);
  const oldestStuck = oldestWaiting && isStuck(oldestWaiting, now) ? oldestWaiting : undefined;
  return {
    waiting: group(waiting, oldestWaiting),
    stuck: group(stuck, oldestStuck),
    failed: group(failed, oldestFailed),
    quarantined: group(quarantined, oldestQuarantined),
    error: olderOf(oldestStuck, oldestFailed)?.error ?? null,
  };
}

const group = (count: number, oldest: Delivery | undefined): MailGroup => ({ count, since: oldest?.startTime ?? null });

function olderOf(one: Delivery | undefined, other: Delivery | undefined): Delivery | undefined {
  if (!one || !other) return one ?? other;
  return one.startTime <= other.startTime ? one : other;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function oldestOf(query: Query): Promise<Delivery | undefined> {
  const { docs } = await query.orderBy('delivery.startTime').limit(1).select('delivery').get();
  const [oldest] = docs;
  return oldest && deliveryOf(oldest.data() as Pick<MailDocument, 'delivery'>);
}
