import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { pendingDelivery } from './delivery-plan.ts';
import { sweepOutbox } from './sweep-outbox.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const minute = 60_000;

function manyMails(count: number) {
  const memory = outboxInMemory();
  for (let index = 0; index < count; index += 1) {
    // The first to come has the last id.
    memory.store(`mail-${String(count - index).padStart(4, '0')}`, pendingDelivery(memory.now()));
    memory.wait(1);
  }
  memory.wait(11 * minute);
  return memory;
}

test('however many mails wait, each is queued, the oldest first, ten at a time', async () => {
  const { outbox, now } = manyMails(1203);
  let atOnce = 0;
  let maxAtOnce = 0;
  const queued: string[] = [];
  const enqueue = async (id: string) => {
    maxAtOnce = Math.max(maxAtOnce, ++atOnce);
    await Promise.resolve();
    queued.push(id);
    atOnce -= 1;
  };
  await sweepOutbox({ outbox, enqueue, timeoutMilliseconds: 60 * minute }, now());
  expect([queued[0], queued.at(-1)]).toEqual(['mail-1203', 'mail-0001']);
  expect([new Set(queued).size, maxAtOnce]).toEqual([1203, 10]);
});

test('a mail that is not sent gets no more than one task an hour, by the name of the task', async () => {
  const { outbox, now, wait } = manyMails(1);
  const names = new Set<string>();
  const enqueue = async (_id: string, name: string) => void names.add(name);
  for (let sweep = 0; sweep < 24 * 6; sweep += 1) {
    await sweepOutbox({ outbox, enqueue, timeoutMilliseconds: 60 * minute }, now());
    wait(10 * minute);
  }
  expect(names.size).toBeLessThanOrEqual(25);
  expect([...names][0]).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('a mail that cannot be queued keeps no other from it, and is reported', async () => {
  const { outbox, now } = manyMails(25);
  const refusal = new Error('403');
  const queued: string[] = [];
  const enqueue = async (id: string) => {
    if (id === 'mail-0025') throw refusal;
    queued.push(id);
  };
  await expect(sweepOutbox({ outbox, enqueue, timeoutMilliseconds: minute }, now())).rejects.toBe(refusal);
  expect(queued).toHaveLength(24);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('Mails not queued', { count: 1 });
});
