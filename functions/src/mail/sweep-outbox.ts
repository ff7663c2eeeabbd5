import * as logger from 'firebase-functions/logger';
import { fewAtATime } from '../shared/few-at-a-time.ts';
import { isStalled } from './delivery-plan.ts';
import type { Outbox } from './outbox.ts';

export interface SweepServices {
  outbox: Pick<Outbox, 'toSweep'>;
  /** Makes a new delivery task for a mail, unless there was one of that name. */
  enqueue: (id: string, name: string) => Promise<void>;
  /** After how long without an attempt the task of a mail counts as lost. */
  timeoutMilliseconds: number;
}

/**
 * Queues the mails again whose task got lost, whose attempt was cut off, or that were given up and are due; returns their
 * ids. A mail that cannot be queued keeps no other from it.
 */
export async function sweepOutbox(services: SweepServices, now: Date): Promise<string[]> {
  const { outbox, enqueue, timeoutMilliseconds } = services;
  // By the hour: while tasks are not carried out, a mail gets 24 of them a day, and not one by every sweep.
  const hour = Math.floor(now.getTime() / 3_600_000);
  const queued: string[] = [];
  const failures: unknown[] = [];
  for await (const page of outbox.toSweep(now)) {
    const stalled = page.filter(({ delivery }) => isStalled(delivery, now, timeoutMilliseconds));
    const outcomes = await fewAtATime(stalled, async ({ id }) => {
      await enqueue(id, `${id}-${hour}`);
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
