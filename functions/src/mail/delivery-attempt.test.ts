import { tooLate } from '@site/contract/mail/mail';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mailHandlers, moveToBin, sendAgain } from '../desk/review-mails.ts';
import { requestOf } from '../test-support/handlers.ts';
import { enquiryMail as mail, outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliver, type SendMail, TransportError } from './delivery-attempt.ts';
import { leaseMilliseconds, pendingDelivery, quarantinedDelivery } from './delivery-plan.ts';
import { beginDelivery, type WhenLeaving } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const logged = () =>
  JSON.stringify([logger.info, logger.warn, logger.error].flatMap((log) => vi.mocked(log).mock.calls));
beforeEach(() => vi.clearAllMocks());

const info = { messageId: '<a@b>', accepted: mail.to, rejected: [], pending: [], response: '250' };
const maxAttempts = 3;

/** Gives the real outbox with one email, and a clock that the test sets. */
function outboxWithMail(delivery = pendingDelivery) {
  const { now, wait, store, deliveryOf, ...memory } = outboxInMemory();
  store('mail', delivery(now()));
  const stored = () => deliveryOf('mail');
  const attempt = (send: SendMail, id = 'mail', whenLeaving?: WhenLeaving) =>
    deliver(id, { send, wait, maxAttempts, ...(whenLeaving && { whenLeaving }) });
  return { ...memory, stored, attempt, wait, now };
}
const refuse: SendMail = () => Promise.reject(new TransportError('SMTP: ECONNECTION'));

const request = (id: string) => requestOf<'retryMail'>({ parameters: { id } });

test('an email is sent once, with its id, even if its event is repeated', async () => {
  const { stored, attempt } = outboxWithMail();
  const send = vi.fn<SendMail>(async () => info);
  const first = await Promise.all(Array.from({ length: 5 }, () => attempt(send)));
  expect(first.filter((result) => result === 'done')).toHaveLength(1);
  expect(await attempt(send)).toBe('done');
  expect(send.mock.calls).toEqual([['mail', mail]]);
  expect(stored()).toMatchObject({ state: 'SUCCESS', attempts: 1, info });
});

test('the work for a leaving email is done with its first lease, and not with later ones', async () => {
  const { attempt } = outboxWithMail();
  const whenLeaving = vi.fn<WhenLeaving>(async () => {});
  await attempt(refuse, 'mail', whenLeaving);
  await attempt(async () => info, 'mail', whenLeaving);
  expect(whenLeaving).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'mail', mail, false);
});

test('an email that leaves later is sent then, even if its task runs at once', async () => {
  const { stored, attempt, now } = outboxWithMail((time) => pendingDelivery(new Date(time.getTime() + 10_000)));
  const leavesAt = new Date(now().getTime() + 10_000);
  const sentAt: Date[] = [];
  expect(
    await attempt(async () => {
      sentAt.push(now());
      return info;
    }),
  ).toBe('done');
  expect(sentAt).toEqual([leavesAt]);
  expect(stored()).toMatchObject({ state: 'SUCCESS', attempts: 1 });
});

test('an email that leaves much later, because a clock is wrong, is left to a later task', async () => {
  const { stored, attempt } = outboxWithMail((time) => pendingDelivery(new Date(time.getTime() + 60_000)));
  expect(await attempt(refuse)).toBe('again');
  expect(stored()).toMatchObject({ state: 'PENDING', attempts: 0 });
});

test('an email is sent when the email server is back, and no error is logged until then', async () => {
  const { stored, attempt } = outboxWithMail();
  expect(await attempt(refuse)).toBe('again');
  expect(stored()).toMatchObject({ state: 'RETRY', attempts: 1, error: 'SMTP: ECONNECTION' });
  expect(logger.warn).toHaveBeenCalledTimes(1);
  expect(logger.error).not.toHaveBeenCalled();
  expect(await attempt(async () => info)).toBe('done');
  expect(stored()).toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
});

test('an email is given up after its last attempt', async () => {
  const { stored, attempt } = outboxWithMail();
  expect([await attempt(refuse), await attempt(refuse), await attempt(refuse)]).toEqual(['again', 'again', 'done']);
  expect(stored()).toMatchObject({
    state: 'ERROR',
    attempts: 3,
    error: 'SMTP: ECONNECTION',
    leaseExpireTime: null,
  });
  expect(logger.error).toHaveBeenCalledWith(
    'Email not sent',
    expect.objectContaining({ mail: 'mail', state: 'ERROR' }),
  );
});

test('an email that the server refuses for good is given up at once, and an admin can find the line in the log', async () => {
  const { stored, attempt } = outboxWithMail();
  const refused = new TransportError('SMTP: 550 5.1.1', { isPermanent: true });
  expect(await attempt(() => Promise.reject(refused))).toBe('done');
  expect(stored()).toMatchObject({ state: 'ERROR', attempts: 1, error: 'SMTP: 550 5.1.1', retryTime: null });
  expect(logger.error).toHaveBeenCalledOnce();
});

test('an email whose task died is taken over, and the old task changes nothing if it comes back', async () => {
  const { stored, attempt, wait } = outboxWithMail();
  const stuck = Promise.withResolvers<never>();
  const vanished = attempt(() => stuck.promise);
  expect(await attempt(async () => info)).toBe('again');
  wait(leaseMilliseconds);
  expect(await attempt(async () => info)).toBe('done');
  stuck.reject(new TransportError('SMTP: ETIMEDOUT'));
  await vanished;
  expect(stored()).toMatchObject({ state: 'SUCCESS', attempts: 2 });
});

test('an email whose tasks all died is given up, which is logged as an error', async () => {
  const { stored, attempt, wait } = outboxWithMail();
  for (let count = 0; count < maxAttempts; count += 1) {
    void attempt(() => new Promise(() => {}));
    expect(await attempt(refuse)).toBe('again');
    wait(leaseMilliseconds);
  }
  expect(logger.error).not.toHaveBeenCalled();
  expect(await attempt(refuse)).toBe('done');
  expect(stored()).toMatchObject({ state: 'ERROR', attempts: maxAttempts, error: 'Delivery was interrupted' });
  expect(vi.mocked(logger.error).mock.calls).toEqual([['Email given up', { mail: 'mail', attempts: maxAttempts }]]);
});

test('an email that does not exist needs no attempt', async () => {
  const { attempt, now } = outboxWithMail();
  expect(await beginDelivery('other', now(), maxAttempts)).toEqual({ action: 'none' });
  expect(await attempt(refuse, 'other')).toBe('done');
});

test('no log line and no error has a word of the email', async () => {
  const { stored, attempt } = outboxWithMail();
  await attempt(() => Promise.reject(new Error('550 no such user ada@example.org')));
  await attempt(async () => info);
  expect(stored().error).toBeNull();
  expect(logged()).toContain('Unexpected error');
  // The log names the origin, so that a missing role or a bug can be found.
  const cause = {
    error: 'Error',
    frames: expect.arrayContaining([expect.stringContaining('delivery-attempt.test.ts')]),
  };
  expect(logger.warn).toHaveBeenCalledWith('Email not sent', expect.objectContaining({ cause }));
  expect(logged()).not.toMatch(/ada|Hello|ohmbridge/i);
});

test('an email that became too late during an outage is not sent, and the desk can read why', async () => {
  const { stored, attempt, wait } = outboxWithMail((time) => pendingDelivery(time, new Date(time.getTime() + 60_000)));
  expect(await attempt(refuse)).toBe('again');
  wait(60_000);
  const send = vi.fn<SendMail>(async () => info);
  expect(await attempt(send)).toBe('done');
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: 'ERROR', error: tooLate, retryTime: null });
});

describe('an email that an admin sends again', () => {
  /** Gives the outbox after its email was given up. */
  async function givenUp() {
    const memory = outboxWithMail();
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) await memory.attempt(refuse);
    expect(memory.stored().state).toBe('ERROR');
    return { ...memory, ...mailHandlers };
  }

  test('begins anew, with all its attempts, and is queued once', async () => {
    const { stored, attempt, queued, retryMail, wait, now } = await givenUp();
    wait(100_000);
    expect(await retryMail(request('mail'))).toEqual({});
    expect(stored()).toMatchObject({
      state: 'PENDING',
      attempts: 0,
      startTime: Timestamp.fromDate(now()),
      error: null,
    });
    await expect(retryMail(request('mail'))).rejects.toMatchObject({ status: 409, message: messages.mailNotFailed });
    expect(queued()).toEqual(['mail']);

    expect(await attempt(refuse)).toBe('again');
    expect(await attempt(async () => info)).toBe('done');
    expect(stored()).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  test('is found by the sweep within minutes if it could not be queued', async () => {
    const { stored, enqueue, retryMail, wait, now } = await givenUp();
    enqueue.mockRejectedValueOnce(new Error('Cloud Tasks is out of reach'));
    await expect(retryMail(request('mail'))).rejects.toThrow('out of reach');
    expect(stored().state).toBe('PENDING');
    wait(600_001);
    expect(await sweepOutbox(now(), 14_400_000)).toEqual(['mail']);
  });

  test('must exist', async () => {
    const { retryMail, enqueue } = await givenUp();
    await expect(retryMail(request('other'))).rejects.toMatchObject({ status: 404, message: messages.mailNotFound });
    expect(enqueue).not.toHaveBeenCalled();
  });

  testRows(['a/b', '..', '__name__', ''])('cannot be found under a text that is not an id', async (id) => {
    const { retryMail, discardMail } = await givenUp();
    for (const act of [retryMail, discardMail])
      await expect(act(request(id))).rejects.toMatchObject({ status: 404, message: messages.mailNotFound });
  });

  test('can be discarded instead, is not tried in the bin, and is restored unchanged', async () => {
    const { stored, attempt, discardMail, bulkMails, wait, now } = await givenUp();
    const before = stored();
    expect(await discardMail(request('mail'))).toEqual({});
    expect(stored()).toMatchObject({ state: 'DISCARDED', error: before.error, retryTime: null });
    wait(7 * 3_600_000);
    const send = vi.fn<SendMail>(async () => info);
    expect(await attempt(send)).toBe('done');
    expect(await sweepOutbox(now(), 0)).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    await bulkMails({ ...request('mail'), body: { action: 'restore', ids: ['mail'] } } as never);
    expect(stored()).toMatchObject({ state: 'ERROR', error: before.error, retryTime: null });
  });
});

test('a quarantined email is not sent until an admin releases it, and then once', async () => {
  const { stored, attempt, wait, now } = outboxWithMail((time) => quarantinedDelivery(time, 'trap'));
  const send = vi.fn<SendMail>(async () => info);
  expect(await attempt(send)).toBe('done');
  wait(100_000_000);
  expect(await sweepOutbox(now(), 0)).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: 'HELD', error: 'trap', attempts: 0 });

  expect(await sendAgain('mail', { now: now(), readers: ['hiring'] })).toBe('retried');
  await attempt(send);
  await attempt(send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(stored()).toMatchObject({ state: 'SUCCESS', error: null });
});

test('an email that came back with a copy of the database is not sent, but waits for an admin', async () => {
  const { attempt, stored, queued, wait, now, write, fieldsOf } = outboxWithMail();
  expect(await attempt(refuse)).toBe('again');
  const copy = fieldsOf('mail/mail') ?? {};
  expect(await attempt(async () => info)).toBe('done');
  wait(30 * 24 * 3_600_000);
  write('mail/mail', copy);

  await sweepOutbox(now(), 60_000);
  const send = vi.fn<SendMail>(async () => info);
  for (const id of queued()) expect(await attempt(send, id)).toBe('done');
  expect(queued()).toEqual(['mail']);
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: 'HELD', error: 'restored', attempts: 1 });
  expect(logger.error).toHaveBeenCalledWith('Email quarantined', { mail: 'mail', reason: 'restored' });

  await sendAgain('mail', { now: now(), readers: ['hiring'] });
  expect(await attempt(send)).toBe('done');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a document in the outbox that is not ours is left alone', async () => {
  const { attempt, write, fieldsOf, now } = outboxWithMail();
  write('mail/other', { to: 'somebody' });
  expect(await attempt(refuse, 'other')).toBe('done');
  expect([
    await sendAgain('other', { now: now(), readers: ['hiring'] }),
    await moveToBin('other', { now: now(), readers: ['hiring'] }),
  ]).toEqual(['missing', 'missing']);
  expect(fieldsOf('mail/other')).toEqual({ to: 'somebody' });
});
