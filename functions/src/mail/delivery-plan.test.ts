import { type Delivery, tooLate } from '@site/contract/mail/mail';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import {
  deliveryFailed,
  deliverySucceeded,
  hasEnded,
  isStalled,
  isStuck,
  leaseMilliseconds,
  pendingDelivery,
  planDelivery as planWrittenDelivery,
  quarantinedDelivery,
  retriedDelivery,
} from './delivery-plan.ts';

const start = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const lease = leaseMilliseconds / 1000;
const maxAttempts = 3;
const info = { messageId: '<a@b>', accepted: ['info@ohmbridge.example'], rejected: [], pending: [], response: '250' };

const pending = pendingDelivery(start);
const processing: Delivery = { ...pending, state: 'PROCESSING', attempts: 1, leaseExpireTime: after(lease) };
const unreachable = { message: 'SMTP: ESOCKET', isPermanent: false };
const retry = deliveryFailed(processing, after(1), unreachable, maxAttempts);
const lastAttempt = { ...processing, attempts: maxAttempts };
const givenUp = deliveryFailed(lastAttempt, after(1), unreachable, maxAttempts);
const hours = 3600;
const success = deliverySucceeded(processing, after(1), info);
const discarded: Delivery = { ...quarantinedDelivery(start, 'trap'), state: 'DISCARDED' };

/** Gives the plan for an email that was written right after its last step, or at `writtenAt`. */
function planDelivery(delivery: Delivery, now: Date, max: number, writtenAt = lastStepOf(delivery)) {
  return planWrittenDelivery(delivery, writtenAt, now, max);
}

function lastStepOf({ startTime, endTime, leaseExpireTime }: Delivery): Date {
  return leaseExpireTime ? new Date(leaseExpireTime.getTime() - leaseMilliseconds) : (endTime ?? startTime);
}

test('an email begins as pending, in the fields of the Trigger Email extension', () => {
  expect(pending).toEqual({
    state: 'PENDING',
    attempts: 0,
    startTime: start,
    endTime: null,
    leaseExpireTime: null,
    error: null,
    retryTime: null,
    info: null,
  });
});

describe('planning', () => {
  testRows([pending, retry])('an email that is due is sent, under a lease', (delivery) => {
    const expected = {
      state: 'PROCESSING',
      attempts: delivery.attempts + 1,
      startTime: start,
      endTime: null,
      leaseExpireTime: after(10 + lease),
      error: null,
      retryTime: null,
      info: null,
    };
    expect(planDelivery(delivery, after(10), maxAttempts)).toEqual({ action: 'send', delivery: expected });
  });

  test('an email that leaves later is not sent before, even if its task runs early', () => {
    expect(planDelivery(pending, after(-0.001), maxAttempts)).toEqual({ action: 'early', until: start });
    expect(planDelivery(pending, start, maxAttempts)).toMatchObject({ action: 'send' });
    expect(isStalled(pending, after(-0.001), 0)).toBe(false);
  });

  test('an email that a task is sending is left to that task until its lease ends', () => {
    expect(planDelivery(processing, after(lease - 1), maxAttempts)).toEqual({ action: 'wait' });
    expect(planDelivery(processing, after(lease), maxAttempts)).toMatchObject({
      action: 'send',
      delivery: { attempts: 2, leaseExpireTime: after(2 * lease) },
    });
  });

  test('an email whose last attempt was interrupted is given up', () => {
    expect(planDelivery(lastAttempt, after(lease), maxAttempts)).toMatchObject({
      action: 'give-up',
      delivery: {
        state: 'ERROR',
        attempts: maxAttempts,
        endTime: after(lease),
        error: 'Delivery was interrupted',
        retryTime: after(lease + 6 * hours),
      },
    });
  });

  test('an email that an operator set to RETRY by hand is sent again, even after all attempts', () => {
    const again: Delivery = { ...retry, attempts: 10 };
    expect(planDelivery(again, after(9), maxAttempts)).toMatchObject({ action: 'send', delivery: { attempts: 11 } });
  });

  const ended = [success, { ...success, state: 'ERROR' as const }, quarantinedDelivery(start, 'trap'), discarded];

  testRows(ended)('an email that is not due is left alone', (delivery) => {
    expect(planDelivery(delivery, after(10_000), maxAttempts)).toEqual({ action: 'none' });
  });
});

const day = 24 * hours;
const unfinished: [string, Delivery][] = [
  ['pending', pending],
  ['in RETRY', retry],
  ['in PROCESSING', processing],
  ['in PROCESSING for the last time', lastAttempt],
];

describe('an email that has not ended', () => {
  const quarantined = (delivery: Delivery, seconds: number, reason: string) => ({
    action: 'quarantine',
    delivery: { ...delivery, state: 'HELD', endTime: after(seconds), leaseExpireTime: null, error: reason },
  });

  testRows(unfinished)('is quarantined if it came back with a copy of the database days later', (_state, delivery) => {
    for (const days of [1, 300]) {
      const [restored, now] = [days * day, days * day + lease + 60];
      const plan = planDelivery(delivery, after(now), maxAttempts, after(restored));
      expect(plan).toEqual(quarantined(delivery, now, 'restored'));
    }
  });

  testRows(unfinished)(
    'does not count as a copy if it was written as late as a transaction can be',
    (_state, delivery) => {
      const writtenAt = new Date(lastStepOf(delivery).getTime() + 3_600_000);
      const plan = (late: number) =>
        planDelivery(delivery, after(2 * 3600), maxAttempts, new Date(writtenAt.getTime() + late)).action;
      expect([plan(0), plan(1)]).toEqual([expect.stringMatching(/^(send|give-up)$/), 'quarantine']);
    },
  );

  testRows(unfinished)('is sent in its first week, and then waits for an admin', (_state, delivery) => {
    expect(planDelivery(delivery, after(7 * day), maxAttempts).action).toMatch(/^(send|give-up)$/);
    expect(planDelivery(delivery, after(7 * day + 1), maxAttempts)).toEqual(
      quarantined(delivery, 7 * day + 1, 'overdue'),
    );
  });
});

describe('an email that was given up', () => {
  test('is tried again once every six hours', () => {
    expect(givenUp).toMatchObject({ state: 'ERROR', attempts: 3, retryTime: after(1 + 6 * hours) });
    expect(planDelivery(givenUp, after(6 * hours), maxAttempts)).toEqual({ action: 'none' });
    const plan = planDelivery(givenUp, after(1 + 6 * hours), maxAttempts);
    if (plan.action !== 'send') throw new Error(plan.action);
    expect(plan.delivery).toMatchObject({ state: 'PROCESSING', attempts: 4, retryTime: null });
    const failedAgain = deliveryFailed(plan.delivery, after(7 * hours), unreachable, maxAttempts);
    expect(failedAgain).toMatchObject({ state: 'ERROR', attempts: 4, retryTime: after(13 * hours) });
    const cutOff = planDelivery(plan.delivery, after(8 * hours), maxAttempts);
    expect(cutOff).toMatchObject({ action: 'give-up', delivery: { retryTime: after(14 * hours) } });
  });

  test('is no longer tried a week after it was written', () => {
    const failed = (seconds: number) => deliveryFailed(lastAttempt, after(seconds), unreachable, maxAttempts).retryTime;
    expect([failed(7 * day - 6 * hours), failed(7 * day - 6 * hours + 1)]).toEqual([after(7 * day), null]);
    const late = { ...lastAttempt, leaseExpireTime: after(7 * day - 1) };
    expect(planDelivery(late, after(7 * day), maxAttempts)).toMatchObject({
      action: 'give-up',
      delivery: { state: 'ERROR', retryTime: null },
    });
  });

  test('and refused permanently is not tried again, even after one attempt', () => {
    const refused = deliveryFailed(processing, after(1), { ...unreachable, isPermanent: true }, maxAttempts);
    expect(refused).toMatchObject({ state: 'ERROR', attempts: 1, error: 'SMTP: ESOCKET', retryTime: null });
    expect(planDelivery(refused, after(day), maxAttempts)).toEqual({ action: 'none' });
  });

  test('and came back with a copy of the database is quarantined instead', () => {
    const plan = planDelivery(givenUp, after(2 * day), maxAttempts, after(day));
    expect(plan).toMatchObject({
      action: 'quarantine',
      delivery: { state: 'HELD', error: 'restored', retryTime: null },
    });
  });

  test('and found too late is quarantined instead', () => {
    const plan = planDelivery(givenUp, after(7 * day + 1), maxAttempts);
    expect(plan).toMatchObject({ action: 'quarantine', delivery: { error: 'overdue' } });
  });
});

describe('an email with a last moment', () => {
  const moment = after(2 * hours);
  const ofMoment = (delivery: Delivery): Delivery => ({ ...delivery, sendBefore: moment });
  const late = { state: 'ERROR', error: tooLate, endTime: moment, leaseExpireTime: null, retryTime: null };

  test('stores its last moment beside its start', () => {
    expect(pendingDelivery(start, moment)).toEqual({ ...pending, sendBefore: moment });
  });

  testRows(unfinished)('is not sent after its last moment', (_state, delivery) => {
    const plan = planDelivery(ofMoment(delivery), after(2 * hours - 0.001), maxAttempts);
    expect(plan.action).toMatch(/^(send|give-up)$/);
    expect(planDelivery(ofMoment(delivery), moment, maxAttempts)).toMatchObject({ action: 'end', delivery: late });
  });

  test('that was given up is not tried again automatically', () => {
    const again = ofMoment({ ...givenUp, retryTime: moment });
    expect(planDelivery(again, moment, maxAttempts)).toMatchObject({ action: 'end', delivery: late });
  });

  test('that came back with a copy of the database ends at once', () => {
    const plan = planDelivery(ofMoment(retry), after(3 * day), maxAttempts, after(3 * day));
    expect(plan).toMatchObject({ action: 'end', delivery: { ...late, endTime: after(3 * day) } });
  });

  test('is sent again by an admin in time, and keeps its last moment', () => {
    expect(retriedDelivery(ofMoment(givenUp), after(hours))).toEqual(pendingDelivery(after(hours), moment));
    expect(retriedDelivery(ofMoment(givenUp), moment)).toBeUndefined();
  });

  test('that an admin releases too late is not sent', () => {
    const released = retriedDelivery(ofMoment(quarantinedDelivery(start, 'restored')), after(day));
    expect(released && planDelivery(released, after(day), maxAttempts)).toMatchObject({ action: 'end' });
  });
});

test('an email that an admin releases is sent, however old it is', () => {
  const restored = { ...retry, state: 'HELD' as const, error: 'restored' };
  const released = retriedDelivery(restored, after(300 * day));
  expect(released && planDelivery(released, after(300 * day), maxAttempts)).toMatchObject({ action: 'send' });
});

test('a success is recorded with the answer of the server', () => {
  expect(success).toEqual({ ...processing, state: 'SUCCESS', endTime: after(1), leaseExpireTime: null, info });
});

test('a failure is tried again, until the last attempt', () => {
  expect(retry).toMatchObject({ state: 'RETRY', endTime: after(1), leaseExpireTime: null, error: 'SMTP: ESOCKET' });
  expect(givenUp.state).toBe('ERROR');
});

testRows([pending, processing, retry, success, discarded])(
  'an email that is under way or sent cannot begin anew',
  (delivery) => {
    expect(retriedDelivery(delivery, after(9))).toBeUndefined();
  },
);

test('only an email that was sent, given up, quarantined or discarded has ended', () => {
  const states = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR', 'HELD', 'DISCARDED'] as const;
  expect(states.filter(hasEnded)).toEqual(['SUCCESS', 'ERROR', 'HELD', 'DISCARDED']);
});

const quarantined = quarantinedDelivery(start, 'trap');

test('a failed email is not released, and a quarantined email is not retried', () => {
  expect(retriedDelivery(givenUp, after(9), 'retry')).toEqual(pendingDelivery(after(9)));
  expect(retriedDelivery(quarantined, after(9), 'release')).toEqual(pendingDelivery(after(9)));
  expect(retriedDelivery(givenUp, after(9), 'release')).toBeUndefined();
  expect(retriedDelivery(quarantined, after(9), 'retry')).toBeUndefined();
});

testRows([pending, processing, retry])('an email that waits is stuck after an hour', (delivery) => {
  expect([isStuck(delivery, after(hours)), isStuck(delivery, after(hours + 1))]).toEqual([false, true]);
  // A new state would hide whether the email came back with a copy of the database.
  expect(retriedDelivery(delivery, after(hours + 1), 'retry')).toBe(delivery);
  expect(retriedDelivery(delivery, after(hours), 'retry')).toBeUndefined();
  expect(retriedDelivery(delivery, after(hours + 1), 'release')).toBeUndefined();
});

testRows([success, givenUp, quarantined])('an email that has ended is not stuck', (delivery) => {
  expect(isStuck(delivery, after(100 * day))).toBe(false);
});

testRows<[string, Delivery, number, boolean]>([
  ['waits for its first task', pending, 60, false],
  ['never had a task', pending, 61, true],
  ['waits for its next attempt', retry, 61, false],
  ['lost its task', retry, 62, true],
  ['is being sent', processing, lease - 1, false],
  ['was interrupted', processing, lease, true],
  ['was sent', success, 100_000, false],
  ['was given up, and is not due', givenUp, 6 * hours, false],
  ['was given up, and is due', givenUp, 6 * hours + 1, true],
  ['was refused permanently', { ...givenUp, retryTime: null }, 100_000, false],
  ['is in quarantine', quarantined, 100_000, false],
  ['is in the bin', discarded, 100_000, false],
])('a mail in any state is found by the sweep only if it is stalled', (_what, delivery, seconds, stalled) => {
  expect(isStalled(delivery, after(seconds), 60_000)).toBe(stalled);
});
