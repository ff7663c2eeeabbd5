import type { Delivery } from '@site/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliver, TransportError } from './delivery-attempt.ts';
import { pendingDelivery } from './delivery-plan.ts';
import { enqueueDelivery } from './mail-tasks.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const minute = 60_000;

function manyMails(count: number) {
  const memory = outboxInMemory();
  for (let index = 0; index < count; index += 1) {
    // The oldest email has the last id.
    memory.store(`mail-${String(count - index).padStart(4, '0')}`, pendingDelivery(memory.now()));
    memory.wait(1);
  }
  memory.wait(11 * minute);
  return memory;
}

test('all waiting emails are queued, the oldest first, ten at a time', async () => {
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

test('an email that is not sent gets at most one task an hour, by the name of the task', async () => {
  const { tasks, now, wait } = manyMails(1);
  for (let sweep = 0; sweep < 24 * 6; sweep += 1) {
    await sweepOutbox(now(), 60 * minute);
    wait(10 * minute);
  }
  const names = new Set(tasks.map(({ name }) => name));
  expect(names.size).toBeLessThanOrEqual(25);
  expect([...names][0]).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('an email whose task can still come is left to it, and a sweep that finds nothing writes no line', async () => {
  vi.mocked(logger.info).mockClear();
  const { tasks, store, now, wait } = outboxInMemory();
  store('mail', pendingDelivery(now()));
  wait(9 * minute);
  expect(await sweepOutbox(now(), 60 * minute)).toEqual([]);
  expect(tasks).toEqual([]);
  expect(logger.info).not.toHaveBeenCalled();
  wait(2 * minute);
  expect(await sweepOutbox(now(), 60 * minute)).toEqual(['mail']);
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('Emails queued again', { mails: ['mail'] });
});

test('an email that cannot be queued does not stop the others, and is logged', async () => {
  const { enqueue, tasks, now } = manyMails(25);
  const refusal = new Error('403');
  enqueue.mockRejectedValueOnce(refusal);
  await expect(sweepOutbox(now(), minute)).rejects.toBe(refusal);
  expect(tasks).toHaveLength(24);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('Emails not queued', { count: 1 });
});

test('lost emails are found although settings are missing', async () => {
  vi.stubEnv('MAIL_MAX_BACKOFF_SECONDS', 'long');
  const { tasks, now } = manyMails(1);
  expect(await sweepOutbox(now())).toEqual(['mail-0001']);
  expect(tasks).toEqual([{ mail: 'mail-0001', name: expect.stringMatching(/^mail-0001-\d+$/) }]);
});

const hour = 60 * minute;
const day = 24 * hour;

/**
 * Emails with everything that delivers them: the task queue with the waits of `parameters.ts`, a sweep every ten minutes, and a
 * email server that the test stops.
 */
function mailSystem() {
  const { now, wait, store, deliveryOf, enqueue: enqueueTask } = outboxInMemory();
  const server = { failure: undefined as TransportError | undefined, taken: [] as string[], asked: 0 };
  const send = async (id: string) => {
    server.asked += 1;
    if (server.failure) throw server.failure;
    server.taken.push(id);
    return { messageId: id, accepted: [], rejected: [], pending: [], response: '250' };
  };
  let tasks: { id: string; at: number; attempts: number }[] = [];
  const names = new Set<string>();
  enqueueTask.mockImplementation(async (_function, task, options) => {
    const { mail } = task as { mail: string };
    const name = options?.id ?? mail;
    if (names.has(name)) return;
    names.add(name);
    tasks.push({ id: mail, at: now().getTime(), attempts: 0 });
  });

  async function runTasks(): Promise<void> {
    const isDue = ({ at }: { at: number }) => at <= now().getTime();
    const due = tasks.filter(isDue);
    tasks = tasks.filter((task) => !isDue(task));
    for (const { id, attempts } of due) {
      if ((await deliver(id, { send, wait, maxAttempts: 5 })) === 'done') continue;
      const backoff = Math.min(15 * minute * 2 ** attempts, 2 * hour);
      tasks.push({ id, at: now().getTime() + backoff, attempts: attempts + 1 });
    }
  }

  return {
    server,
    deliveryOf: (id: string): Delivery => deliveryOf(id),
    /** Queues an email. */
    receive: async (id: string) => {
      store(id, pendingDelivery(now()));
      await enqueueDelivery(id, id);
    },
    pass: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 10 * minute) {
        wait(10 * minute);
        await sweepOutbox(now(), 4 * hour);
        await runTasks();
      }
    },
  };
}

test('after two days without an email server, each email arrives once, without an admin', async () => {
  const { server, receive, pass, deliveryOf } = mailSystem();
  server.failure = new TransportError('SMTP: ESOCKET at CONN');
  const ids = Array.from({ length: 16 }, (_, index) => `enquiry-${index}`);
  for (const id of ids) {
    await receive(id);
    await pass(3 * hour);
  }
  expect(deliveryOf('enquiry-0')).toMatchObject({ state: 'ERROR', error: 'SMTP: ESOCKET at CONN' });
  expect(server.taken).toEqual([]);

  server.failure = undefined;
  await pass(6 * hour + 20 * minute);
  expect(server.taken.toSorted()).toEqual(ids.toSorted());
  await pass(7 * day);
  expect(server.taken).toHaveLength(ids.length);
  for (const id of ids) expect(deliveryOf(id)).toMatchObject({ state: 'SUCCESS', error: null, retryTime: null });
});

test('after a week without an email server an email waits for an admin, and keeps its error', async () => {
  const { server, receive, pass, deliveryOf } = mailSystem();
  server.failure = new TransportError('SMTP: ESOCKET at CONN');
  await receive('enquiry');
  await pass(7 * day);
  const given = deliveryOf('enquiry');
  expect(given).toMatchObject({ state: 'ERROR', error: 'SMTP: ESOCKET at CONN', retryTime: null });
  // Five attempts in the first hours, then one every six hours.
  expect(given.attempts).toBe(server.asked);
  expect(given.attempts).toBeGreaterThan(5 + 24);
  await pass(3 * day);
  expect(server.asked).toBe(given.attempts);
});
