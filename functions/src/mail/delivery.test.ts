import { describe, expect, test } from 'vitest';
import type { Delivery } from '../contract/mail.ts';
import {
  deliveryFailed,
  deliverySucceeded,
  hasEnded,
  isStalled,
  leaseMilliseconds,
  pendingDelivery,
  planDelivery as planWrittenDelivery,
  quarantinedDelivery,
  retriedDelivery,
} from './delivery.ts';

const start = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const lease = leaseMilliseconds / 1000;
const maxAttempts = 3;
const info = { messageId: '<a@b>', accepted: ['info@ohmbridge.example'], rejected: [], pending: [], response: '250' };

const pending = pendingDelivery(start);
const processing: Delivery = { ...pending, state: 'PROCESSING', attempts: 1, leaseExpireTime: after(lease) };
const retry = deliveryFailed(processing, after(1), 'SMTP: ESOCKET', maxAttempts);
const success = deliverySucceeded(processing, after(1), info);

/** The plan for a mail that was written right after its last step, unless it says when. */
function planDelivery(delivery: Delivery, now: Date, max: number, writtenAt = lastStepOf(delivery)) {
  return planWrittenDelivery(delivery, writtenAt, now, max);
}

function lastStepOf({ startTime, endTime, leaseExpireTime }: Delivery): Date {
  return leaseExpireTime ? new Date(leaseExpireTime.getTime() - leaseMilliseconds) : (endTime ?? startTime);
}

test('a mail begins as pending, in the fields of the Trigger Email extension', () => {
  expect(pending).toEqual({
    state: 'PENDING',
    attempts: 0,
    startTime: start,
    endTime: null,
    leaseExpireTime: null,
    error: null,
    info: null,
  });
});

describe('planning', () => {
  test.each([pending, retry])('a mail that is $state is sent, under a lease', (delivery) => {
    const expected = {
      state: 'PROCESSING',
      attempts: delivery.attempts + 1,
      startTime: start,
      endTime: null,
      leaseExpireTime: after(10 + lease),
      error: null,
      info: null,
    };
    expect(planDelivery(delivery, after(10), maxAttempts)).toEqual({ action: 'send', delivery: expected });
  });

  test('a mail that somebody is sending is left to them until their lease ends', () => {
    expect(planDelivery(processing, after(lease - 1), maxAttempts)).toEqual({ action: 'wait' });
    expect(planDelivery(processing, after(lease), maxAttempts)).toMatchObject({
      action: 'send',
      delivery: { attempts: 2, leaseExpireTime: after(2 * lease) },
    });
  });

  test('a mail whose last attempt was cut off is given up', () => {
    const last = { ...processing, attempts: maxAttempts };
    expect(planDelivery(last, after(lease), maxAttempts)).toMatchObject({
      action: 'give-up',
      delivery: { state: 'ERROR', attempts: maxAttempts, endTime: after(lease), error: 'Delivery was interrupted' },
    });
  });

  test('a mail that somebody set to RETRY by hand is sent again, however often it was tried', () => {
    const again: Delivery = { ...retry, attempts: 10 };
    expect(planDelivery(again, after(9), maxAttempts)).toMatchObject({ action: 'send', delivery: { attempts: 11 } });
  });

  const ended = [success, { ...success, state: 'ERROR' as const }, quarantinedDelivery(start, 'trap')];

  test.each(ended)('a mail that is $state is left alone', (delivery) => {
    expect(planDelivery(delivery, after(10_000), maxAttempts)).toEqual({ action: 'none' });
  });
});

const day = 24 * 60 * 60;
const restoredDays = [1, 300];
const unfinished: [string, Delivery][] = [
  ['pending', pending],
  ['in RETRY', retry],
  ['in PROCESSING', processing],
  ['in PROCESSING for the last time', { ...processing, attempts: maxAttempts }],
];

describe.each(unfinished)('a mail that is %s', (_state, delivery) => {
  const quarantined = (seconds: number, reason: string) => ({
    action: 'quarantine',
    delivery: { ...delivery, state: 'HELD', endTime: after(seconds), leaseExpireTime: null, error: reason },
  });

  test.each(restoredDays)('and came back with a copy of the database %d days later is quarantined', (days) => {
    const [restored, now] = [days * day, days * day + lease + 60];
    expect(planDelivery(delivery, after(now), maxAttempts, after(restored))).toEqual(quarantined(now, 'restored'));
  });

  test('was written as late as transactions can be, and is no copy', () => {
    const writtenAt = new Date(lastStepOf(delivery).getTime() + 3_600_000);
    const plan = (late: number) =>
      planDelivery(delivery, after(2 * 3600), maxAttempts, new Date(writtenAt.getTime() + late)).action;
    expect([plan(0), plan(1)]).toEqual([expect.stringMatching(/^(send|give-up)$/), 'quarantine']);
  });

  test('is sent in its first week, and then not before an admin has looked', () => {
    expect(planDelivery(delivery, after(7 * day), maxAttempts).action).toMatch(/^(send|give-up)$/);
    expect(planDelivery(delivery, after(7 * day + 1), maxAttempts)).toEqual(quarantined(7 * day + 1, 'overdue'));
  });
});

test('a mail that an admin releases after all is sent, however old it is', () => {
  const restored = { ...retry, state: 'HELD' as const, error: 'restored' };
  const released = retriedDelivery(restored, after(300 * day));
  expect(released && planDelivery(released, after(300 * day), maxAttempts)).toMatchObject({ action: 'send' });
});

test('the same event, five times at once, sends one mail', () => {
  let stored: Delivery = pending;
  const actions = Array.from({ length: 5 }, (_, index) => {
    const plan = planDelivery(stored, after(index / 10), maxAttempts);
    if ('delivery' in plan) stored = plan.delivery;
    return plan.action;
  });
  expect(actions).toEqual(['send', 'wait', 'wait', 'wait', 'wait']);
});

test('a success is recorded with what the server said', () => {
  expect(success).toEqual({ ...processing, state: 'SUCCESS', endTime: after(1), leaseExpireTime: null, info });
});

test('a failure is tried again, until the last attempt', () => {
  expect(retry).toMatchObject({ state: 'RETRY', endTime: after(1), leaseExpireTime: null, error: 'SMTP: ESOCKET' });
  const last = { ...processing, attempts: maxAttempts };
  expect(deliveryFailed(last, after(1), 'SMTP: ESOCKET', maxAttempts).state).toBe('ERROR');
});

test.each([pending, processing, retry, success])('a mail that is $state cannot begin anew', (delivery) => {
  expect(retriedDelivery(delivery, after(9))).toBeUndefined();
});

test('only what was sent, given up or quarantined has ended', () => {
  const states = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR', 'HELD'] as const;
  expect(states.filter(hasEnded)).toEqual(['SUCCESS', 'ERROR', 'HELD']);
});

test('a mail that was given up can', () => {
  expect(retriedDelivery({ ...retry, state: 'ERROR' }, after(9))).toEqual(pendingDelivery(after(9)));
});

test.each<[string, Delivery, number, boolean]>([
  ['waits for its first task', pending, 60, false],
  ['never had a task', pending, 61, true],
  ['waits for its next attempt', retry, 61, false],
  ['lost its task', retry, 62, true],
  ['is being sent', processing, lease - 1, false],
  ['was cut off', processing, lease, true],
  ['was sent', success, 100_000, false],
  ['was given up', { ...retry, state: 'ERROR' }, 100_000, false],
  ['is in quarantine', quarantinedDelivery(start, 'trap'), 100_000, false],
])('a mail that %s is found by the sweep only if it is stalled', (_what, delivery, seconds, stalled) => {
  expect(isStalled(delivery, after(seconds), 60_000)).toBe(stalled);
});
