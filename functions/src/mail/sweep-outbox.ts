import { type MailDocument, unfinishedStates } from '@ohmbridge/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { pagesOf } from '../shared/pages-of.ts';
import { isStalled } from './delivery-plan.ts';
import { readAttemptSettings } from './mail-settings.ts';
import { enqueueDelivery } from './mail-tasks.ts';
import { deliveryOf, mails } from './outbox.ts';

const pageSize = 500;

/** Twice the longest wait between two attempts: no living task waits longer. */
const lostAfter = () => readAttemptSettings(process.env).maxBackoffSeconds * 2000;

/**
 * Queues the mails again whose task got lost, whose attempt was cut off, or that were given up and are due; returns their
 * ids. A mail that cannot be queued does not stop the others.
 * @param lostAfterMilliseconds the time without an attempt after which the task of a mail counts as lost
 */
export async function sweepOutbox(now: Date, lostAfterMilliseconds = lostAfter()): Promise<string[]> {
  // The name has the hour: while no task runs, a mail gets 24 tasks a day instead of one with every sweep.
  const hour = Math.floor(now.getTime() / 3_600_000);
  const queued: string[] = [];
  const failures: unknown[] = [];
  for await (const page of unfinishedMails(now)) {
    const isLost = (mail: MailDocument) => isStalled(deliveryOf(mail), now, lostAfterMilliseconds);
    const lost = page.filter((mail) => isLost(mail.data() as MailDocument));
    const outcomes = await fewAtATime(lost, async ({ id }) => {
      await enqueueDelivery(id, `${id}-${hour}`);
      queued.push(id);
    });
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  if (queued.length > 0) logger.info('Mails queued again', { mails: queued });
  if (failures.length > 0) {
    logger.error('Mails not queued', { count: failures.length });
    throw failures[0];
  }
  return queued;
}

/** Gives the mails that are on their way, and the given-up ones that are due: each the oldest first, in pages, without their text. */
export async function* unfinishedMails(now: Date) {
  const unfinished = mails().where('delivery.state', 'in', unfinishedStates);
  yield* pagesOf(unfinished, 'delivery.startTime', pageSize, ['delivery']);
  yield* pagesOf(mails().where('delivery.retryTime', '<=', now), 'delivery.retryTime', pageSize, ['delivery']);
}
