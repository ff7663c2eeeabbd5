import * as logger from 'firebase-functions/logger';
import { isStalled } from './delivery.ts';
import type { Outbox } from './outbox.ts';

export interface SweepServices {
  outbox: Pick<Outbox, 'unfinished'>;
  /** Makes a new delivery task for a mail. */
  enqueue: (id: string) => Promise<void>;
  /** After how long without an attempt the task of a mail counts as lost. */
  timeoutMilliseconds: number;
}

/** Queues the mails again whose task got lost, or whose attempt was cut off; returns their ids. */
export async function sweepOutbox(services: SweepServices, now: Date): Promise<string[]> {
  const { outbox, enqueue, timeoutMilliseconds } = services;
  const unfinished = await outbox.unfinished();
  const stalled = unfinished.filter(({ delivery }) => isStalled(delivery, now, timeoutMilliseconds));
  for (const { id } of stalled) await enqueue(id);
  if (stalled.length > 0) logger.info('Mails queued again', { mails: stalled.map(({ id }) => id) });
  return stalled.map(({ id }) => id);
}
