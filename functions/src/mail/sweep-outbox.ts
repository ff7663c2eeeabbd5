import * as logger from 'firebase-functions/logger';
import { isForgotten } from './delivery.ts';
import type { Outbox } from './outbox.ts';

export interface SweepServices {
  outbox: Pick<Outbox, 'unfinished'>;
  /** Makes a new delivery task for a mail. */
  enqueue: (id: string) => Promise<void>;
  /** How long a mail may lie without an attempt before its task counts as lost. */
  patienceMilliseconds: number;
}

/** Queues the mails again whose task got lost, or whose attempt was cut off; returns their ids. */
export async function sweepOutbox(services: SweepServices, now: Date): Promise<string[]> {
  const { outbox, enqueue, patienceMilliseconds } = services;
  const unfinished = await outbox.unfinished();
  const forgotten = unfinished.filter(({ delivery }) => isForgotten(delivery, now, patienceMilliseconds));
  for (const { id } of forgotten) await enqueue(id);
  if (forgotten.length > 0) logger.info('Mails queued again', { mails: forgotten.map(({ id }) => id) });
  return forgotten.map(({ id }) => id);
}
