import type { Delivery } from '@ohmbridge/contract/mail/mail';
import { expect, test } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliver, TransportError } from './delivery-attempt.ts';
import { pendingDelivery } from './delivery-plan.ts';
import { enqueueDelivery } from './mail-tasks.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Mails with everything that delivers them: the task queue with the waits of `parameters.ts`, a sweep every ten minutes, and a
 * mail server that the test stops.
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
    /** Queues a mail. */
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

test('after two days without a mail server, each mail arrives once, without an admin', async () => {
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

test('a mail that is refused permanently is given up at once, and the server is not asked again', async () => {
  const { server, receive, pass, deliveryOf } = mailSystem();
  server.failure = new TransportError('SMTP: EENVELOPE answer 550 at RCPT TO', { isPermanent: true });
  await receive('enquiry');
  await pass(8 * day);
  expect(server.asked).toBe(1);
  expect(deliveryOf('enquiry')).toMatchObject({ state: 'ERROR', attempts: 1, retryTime: null });
});

test('after a week without a mail server a mail waits for an admin, and keeps its error', async () => {
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
