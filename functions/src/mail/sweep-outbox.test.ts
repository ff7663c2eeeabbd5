import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { pendingDelivery } from './delivery-plan.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const minute = 60_000;

function manyMails(count: number) {
  const memory = outboxInMemory();
  for (let index = 0; index < count; index += 1) {
    // The oldest mail has the last id.
    memory.store(`mail-${String(count - index).padStart(4, '0')}`, pendingDelivery(memory.now()));
    memory.wait(1);
  }
  memory.wait(11 * minute);
  return memory;
}

test('all waiting mails are queued, the oldest first, ten at a time', async () => {
  const { enqueue, now } = manyMails(1203);
  let atOnce = 0;
  let maxAtOnce = 0;
  const queued: string[] = [];
  enqueue.mockImplementation(async (_function, task) => {
    maxAtOnce = Math.max(maxAtOnce, ++atOnce);
    await Promise.resolve();
    queued.push((task as { mail: string }).mail);
    atOnce -= 1;
  });
  await sweepOutbox(now(), 60 * minute);
  expect([queued[0], queued.at(-1)]).toEqual(['mail-1203', 'mail-0001']);
  expect([new Set(queued).size, maxAtOnce]).toEqual([1203, 10]);
});

test('a mail that is not sent gets at most one task an hour, by the name of the task', async () => {
  const { tasks, now, wait } = manyMails(1);
  for (let sweep = 0; sweep < 24 * 6; sweep += 1) {
    await sweepOutbox(now(), 60 * minute);
    wait(10 * minute);
  }
  const names = new Set(tasks.map(({ name }) => name));
  expect(names.size).toBeLessThanOrEqual(25);
  expect([...names][0]).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('a mail that cannot be queued does not stop the others, and is logged', async () => {
  const { enqueue, tasks, now } = manyMails(25);
  const refusal = new Error('403');
  enqueue.mockRejectedValueOnce(refusal);
  await expect(sweepOutbox(now(), minute)).rejects.toBe(refusal);
  expect(tasks).toHaveLength(24);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('Mails not queued', { count: 1 });
});

test('lost mails are found although settings are missing', async () => {
  vi.stubEnv('MAIL_MAX_BACKOFF_SECONDS', 'long');
  const { tasks, now } = manyMails(1);
  expect(await sweepOutbox(now())).toEqual(['mail-0001']);
  expect(tasks).toEqual([{ mail: 'mail-0001', name: expect.stringMatching(/^mail-0001-\d+$/) }]);
});
