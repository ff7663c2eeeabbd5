import {
  type DeliveryState,
  type MailDocument,
  officeTemplates,
  outsideTemplates,
  stuckMilliseconds,
  unfinishedStates,
} from '@site/contract/mail/mail';
import type { Health, WaitingMails } from '@site/contract/nightly/health';
import type { Query } from 'firebase-admin/firestore';
import { deliveryOf, mails } from './outbox.ts';

/** Reads the overview with counts and one document of each group, however many emails exist. */
export async function readOverview(now: Date): Promise<Health['mails']> {
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
  // The emails on their way, and those in quarantine, have not failed.
  const fine = { reason: null };
  return {
    waiting: { ...waiting, ...fine },
    stuck,
    failed: failedOnes,
    undelivered,
    quarantined: { ...quarantined, ...fine },
  };
}

/** Gives the number of some emails, and the time and the last error of the oldest. */
async function groupOf(query: Query): Promise<WaitingMails> {
  const [counted, { docs }] = await Promise.all([
    query.count().get(),
    query.orderBy('delivery.startTime').limit(1).select('delivery').get(),
  ]);
  const oldest = docs[0] && deliveryOf(docs[0].data() as Pick<MailDocument, 'delivery'>);
  return { count: counted.data().count, since: oldest?.startTime.toISOString() ?? null, reason: oldest?.error ?? null };
}
