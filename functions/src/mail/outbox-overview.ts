import {
  type Delivery,
  type DeliveryState,
  type MailDocument,
  officeTemplates,
  outsideTemplates,
  stuckMilliseconds,
  unfinishedStates,
} from '@site/contract/mail/mail';
import type { Health } from '@site/contract/nightly/health';
import type { Query } from 'firebase-admin/firestore';
import { deliveryOf, mails } from './outbox.ts';

/** Some mails of the outbox: their number, the time of the oldest, and the last error of the oldest, if any. */
export interface MailGroup {
  count: number;
  since: Date | null;
  error: string | null;
}

/** Reads the overview with counts and one document of each group, however many mails exist. */
export async function readOverview(now: Date): Promise<Record<keyof Health['mails'], MailGroup>> {
  const inState = (states: readonly DeliveryState[]) => mails().where('delivery.state', 'in', states);
  const failed = inState(['ERROR']);
  const stuckSince = new Date(now.getTime() - stuckMilliseconds);
  const [waiting, stuck, failedOnes, undelivered, quarantined] = await Promise.all([
    groupOf(inState(unfinishedStates)),
    groupOf(inState(unfinishedStates).where('delivery.startTime', '<', stuckSince)),
    groupOf(failed.where('emailService.template', 'in', officeTemplates)),
    groupOf(failed.where('emailService.template', 'in', outsideTemplates)),
    groupOf(inState(['HELD'])),
  ]);
  return { waiting, stuck, failed: failedOnes, undelivered, quarantined };
}

async function groupOf(query: Query): Promise<MailGroup> {
  const [count, oldest] = await Promise.all([countOf(query), oldestOf(query)]);
  return { count, since: oldest?.startTime ?? null, error: oldest?.error ?? null };
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

async function oldestOf(query: Query): Promise<Delivery | undefined> {
  const { docs } = await query.orderBy('delivery.startTime').limit(1).select('delivery').get();
  const [oldest] = docs;
  return oldest && deliveryOf(oldest.data() as Pick<MailDocument, 'delivery'>);
}
