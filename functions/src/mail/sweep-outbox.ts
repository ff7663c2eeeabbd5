import { type MailDocument, unfinishedStates } from '@site/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { fewAtATime } from '../shared/many-items.ts';
import { pagesOf } from '../shared/pages-of.ts';
import { isStalled } from './delivery-plan.ts';
import { readAttemptSettings } from './mail-settings.ts';
import { enqueueDelivery, hourNumber } from './mail-tasks.ts';
import { deliveryOf, mails } from './outbox.ts';

const pageSize = 500;

/** Twice the longest wait between two attempts: a task that exists never waits longer. */
const lostAfter = () => readAttemptSettings(process.env).maxBackoffSeconds * 2000;

/**
 * Queues again the emails whose task was lost, whose attempt was interrupted, or that were given up and are due; gives their
 * ids. An email that cannot be queued does not stop the others.
 * @param lostAfterMilliseconds the time without an attempt after which the task of an email counts as lost
 */
export async function sweepOutbox(now: Date, lostAfterMilliseconds = lostAfter()): Promise<string[]> {
  // The task name has the hour: while no task runs, an email gets 24 tasks a day instead of one from every sweep.
  const hour = hourNumber(now);
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
  if (queued.length > 0) logger.info('Emails queued again', { mails: queued });
  if (failures.length > 0) {
    logger.error('Emails not queued', { count: failures.length });
    throw failures[0];
  }
  return queued;
}

/** Gives pages of the emails on their way, then of the given-up emails that are due; the oldest first, without their text. */
export async function* unfinishedMails(now: Date) {
  const unfinished = mails().where('delivery.state', 'in', unfinishedStates);
  yield* pagesOf(unfinished, 'delivery.startTime', pageSize, ['delivery']);
  yield* pagesOf(mails().where('delivery.retryTime', '<=', now), 'delivery.retryTime', pageSize, ['delivery']);
}
