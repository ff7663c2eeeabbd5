import { expect, test } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliveryFailed, deliverySucceeded, pendingDelivery, quarantinedDelivery } from './delivery-plan.ts';
import { readOverview } from './outbox-overview.ts';

const hour = 3_600_000;
const none = { count: 0, since: null, reason: null };
const failure = (message: string) => ({ message, isPermanent: true });
const info = { messageId: 'id', accepted: [], rejected: [], pending: [], response: '250' };

test('the overview is empty while no email waits', async () => {
  const { store, now } = outboxInMemory();
  store('sent', deliverySucceeded(pendingDelivery(now()), now(), info));
  expect(await readOverview(now())).toEqual({
    waiting: none,
    stuck: none,
    failed: none,
    undelivered: none,
    quarantined: none,
  });
});

test('the overview says how many wait, are stuck, failed or are quarantined, since when, and why', async () => {
  const { store, now, wait } = outboxInMemory();
  const began = now();
  const at = (hours: number) => new Date(began.getTime() + hours * hour);
  store('held', quarantinedDelivery(now(), 'no-token'));
  wait(hour);
  store('failed', deliveryFailed(pendingDelivery(now()), at(4), failure('SMTP: ESOCKET'), 5));
  wait(hour);
  store('stuck', deliveryFailed(pendingDelivery(now()), at(3), { ...failure('SMTP: EAUTH'), isPermanent: false }, 5));
  store('failed-later', deliveryFailed(pendingDelivery(now()), at(3), failure('SMTP: EDNS'), 5));
  store('to-applicant', deliveryFailed(pendingDelivery(now()), at(3), failure('SMTP: EENVELOPE'), 5), 'message');
  wait(hour);
  store('on-its-way', pendingDelivery(now()));
  expect(await readOverview(at(3.5))).toEqual({
    waiting: { count: 2, since: at(2).toISOString(), reason: null },
    stuck: { count: 1, since: at(2).toISOString(), reason: 'SMTP: EAUTH' },
    failed: { count: 2, since: at(1).toISOString(), reason: 'SMTP: ESOCKET' },
    undelivered: { count: 1, since: at(2).toISOString(), reason: 'SMTP: EENVELOPE' },
    quarantined: { count: 1, since: at(0).toISOString(), reason: null },
  });
});
