import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../contract/messages.ts';
import { deliver } from './deliver.ts';
import { leaseMilliseconds, pendingDelivery, planDelivery, quarantinedDelivery, retriedDelivery } from './delivery.ts';
import type { Mail } from './mail-document.ts';
import { createMailHandlers } from './mail-handlers.ts';
import type { Outbox } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { type SendMail, TransportError } from './transport.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));
const logged = () =>
  JSON.stringify([logger.info, logger.warn, logger.error].flatMap((log) => vi.mocked(log).mock.calls));
beforeEach(() => vi.clearAllMocks());

const mail: Mail = {
  to: ['info@ohmbridge.example'],
  replyTo: { name: 'Ada Okafor', address: 'ada@example.org' },
  message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  emailService: { template: 'contact', parameters: {} },
};
const info = { messageId: '<a@b>', accepted: mail.to, rejected: [], pending: [], response: '250' };
const maxAttempts = 3;

/** Whether it is the mail of the outbox; what is no id at all is an error, as it is for Firestore. */
function isKnown(id: string): boolean {
  if (!/^[a-z]+$/.test(id)) throw new Error(`${id} must point to a document`);
  return id === 'mail';
}

/** An outbox with one mail in it, and a clock that the test turns. */
function outboxInMemory() {
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const stored = { delivery: pendingDelivery(clock.now) };
  const outbox: Outbox = {
    async begin(id, now, most) {
      if (id !== 'mail') return { action: 'none' };
      const plan = planDelivery(stored.delivery, now, most);
      if ('delivery' in plan) stored.delivery = plan.delivery;
      return plan.action === 'send' ? { ...plan, mail } : plan;
    },
    async finish(_id, delivery) {
      if (stored.delivery.attempts === delivery.attempts) stored.delivery = delivery;
    },
    async retry(id, now) {
      if (!isKnown(id)) return 'missing';
      const delivery = retriedDelivery(stored.delivery, now);
      if (delivery) stored.delivery = delivery;
      return delivery ? 'retried' : 'not-failed';
    },
    async discard(id) {
      if (!isKnown(id)) return 'missing';
      return stored.delivery.state === 'HELD' ? 'discarded' : 'not-quarantined';
    },
    unfinished: async () => [{ id: 'mail', delivery: stored.delivery }],
  };
  const attempt = (send: SendMail, id = 'mail') => deliver({ outbox, send, now: () => clock.now, maxAttempts }, id);
  const wait = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  return { outbox, stored, attempt, wait, clock };
}
const refuse: SendMail = () => Promise.reject(new TransportError('SMTP: ECONNECTION'));

test('a mail is sent once, with its id, however often its event comes', async () => {
  const { stored, attempt } = outboxInMemory();
  const send = vi.fn<SendMail>(async () => info);
  const first = await Promise.all(Array.from({ length: 5 }, () => attempt(send)));
  expect(first.filter((result) => result === 'done')).toHaveLength(1);
  expect(await attempt(send)).toBe('done');
  expect(send.mock.calls).toEqual([['mail', mail]]);
  expect(stored.delivery).toMatchObject({ state: 'SUCCESS', attempts: 1, info });
});

test('a mail goes out when the mail server is back', async () => {
  const { stored, attempt } = outboxInMemory();
  expect(await attempt(refuse)).toBe('again');
  expect(stored.delivery).toMatchObject({ state: 'RETRY', attempts: 1, error: 'SMTP: ECONNECTION' });
  expect(await attempt(async () => info)).toBe('done');
  expect(stored.delivery).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
});

test('a mail is given up after its last attempt', async () => {
  const { stored, attempt } = outboxInMemory();
  expect([await attempt(refuse), await attempt(refuse), await attempt(refuse)]).toEqual(['again', 'again', 'done']);
  expect(stored.delivery).toMatchObject({
    state: 'ERROR',
    attempts: 3,
    error: 'SMTP: ECONNECTION',
    leaseExpireTime: null,
  });
  expect(logger.error).toHaveBeenCalledWith('Mail not sent', expect.objectContaining({ mail: 'mail', state: 'ERROR' }));
});

test('a mail whose sender vanished is taken over, and the one who comes back too late changes nothing', async () => {
  const { stored, attempt, wait } = outboxInMemory();
  const stuck = Promise.withResolvers<never>();
  const vanished = attempt(() => stuck.promise);
  expect(await attempt(async () => info)).toBe('again');
  wait(leaseMilliseconds);
  expect(await attempt(async () => info)).toBe('done');
  stuck.reject(new TransportError('SMTP: ETIMEDOUT'));
  await vanished;
  expect(stored.delivery).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test('a mail that is not there needs nothing more', async () => {
  expect(await outboxInMemory().attempt(refuse, 'other')).toBe('done');
});

test('no log line and no error holds anything of the mail', async () => {
  const { stored, attempt } = outboxInMemory();
  await attempt(() => Promise.reject(new Error('550 no such user ada@example.org')));
  await attempt(async () => info);
  expect(stored.delivery.error).toBeNull();
  expect(logged()).toContain('Unexpected error');
  expect(logged()).not.toMatch(/ada|Hello|ohmbridge/i);
});

test('the sweep queues stalled mails, by ids only', async () => {
  const { outbox, clock, wait } = outboxInMemory();
  const enqueue = vi.fn(async () => undefined);
  const sweep = () => sweepOutbox({ outbox, enqueue, timeoutMilliseconds: 60_000 }, clock.now);
  expect(await sweep()).toEqual([]);
  wait(60_001);
  expect(await sweep()).toEqual(['mail']);
  expect(enqueue.mock.calls).toEqual([['mail']]);
});

test('the sweep leaves a mail alone that was sent', async () => {
  const { outbox, attempt, clock, wait } = outboxInMemory();
  await attempt(async () => info);
  wait(1_000_000);
  const enqueue = () => Promise.reject(new Error('Queued'));
  expect(await sweepOutbox({ outbox, enqueue, timeoutMilliseconds: 60_000 }, clock.now)).toEqual([]);
});

describe('a mail that an admin sends again', () => {
  const caller = async () => ({
    uid: 'admin',
    user: { name: 'Admin', username: 'admin', email: 'admin@example.com', admin: true },
  });
  const request = (id: string) => ({
    body: undefined,
    query: undefined,
    parameters: { id },
    file: undefined,
    idempotencyKey: undefined,
    caller,
    signedIn: caller,
  });

  /** The outbox after its mail was given up. */
  async function givenUp() {
    const memory = outboxInMemory();
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) await memory.attempt(refuse);
    expect(memory.stored.delivery.state).toBe('ERROR');
    const enqueue = vi.fn(async (_id: string) => undefined);
    const handlers = createMailHandlers({ outbox: memory.outbox, enqueue, now: () => memory.clock.now });
    return { ...memory, enqueue, ...handlers };
  }

  test('begins anew, with all its attempts, and is queued once', async () => {
    const { stored, attempt, enqueue, retryMail, wait, clock } = await givenUp();
    wait(100_000);
    expect(await retryMail(request('mail'))).toEqual({});
    expect(stored.delivery).toEqual(pendingDelivery(clock.now));
    await expect(retryMail(request('mail'))).rejects.toMatchObject({ status: 409, message: messages.mailNotFailed });
    expect(enqueue.mock.calls).toEqual([['mail']]);

    expect(await attempt(refuse)).toBe('again');
    expect(await attempt(async () => info)).toBe('done');
    expect(stored.delivery).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  test('is found by the sweep within minutes if it could not be queued', async () => {
    const { outbox, stored, enqueue, retryMail, wait, clock } = await givenUp();
    enqueue.mockRejectedValueOnce(new Error('Cloud Tasks is out of reach'));
    await expect(retryMail(request('mail'))).rejects.toThrow('out of reach');
    expect(stored.delivery.state).toBe('PENDING');
    wait(600_001);
    expect(await sweepOutbox({ outbox, enqueue, timeoutMilliseconds: 14_400_000 }, clock.now)).toEqual(['mail']);
  });

  test('has to be there', async () => {
    const { retryMail, enqueue } = await givenUp();
    await expect(retryMail(request('other'))).rejects.toMatchObject({ status: 404, message: messages.mailNotFound });
    expect(enqueue).not.toHaveBeenCalled();
  });

  test.each(['a/b', '..', '__name__', ''])('cannot be found under %j, which is no id', async (id) => {
    const { retryMail, discardMail } = await givenUp();
    for (const act of [retryMail, discardMail])
      await expect(act(request(id))).rejects.toMatchObject({ status: 404, message: messages.mailNotFound });
  });

  test('cannot be deleted as if it were held', async () => {
    const { discardMail } = await givenUp();
    await expect(discardMail(request('mail'))).rejects.toMatchObject({
      status: 409,
      message: messages.mailNotQuarantined,
    });
  });
});

test('a mail that is held is sent by nobody until it is released, and then once', async () => {
  const { stored, attempt, outbox, wait, clock } = outboxInMemory();
  stored.delivery = quarantinedDelivery(clock.now, 'trap');
  const send = vi.fn<SendMail>(async () => info);
  expect(await attempt(send)).toBe('done');
  wait(100_000_000);
  expect(await sweepOutbox({ outbox, enqueue: async () => {}, timeoutMilliseconds: 0 }, clock.now)).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(stored.delivery).toMatchObject({ state: 'HELD', error: 'trap', attempts: 0 });

  expect(await outbox.retry('mail', clock.now)).toBe('retried');
  await attempt(send);
  await attempt(send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(stored.delivery).toMatchObject({ state: 'SUCCESS', error: null });
});
