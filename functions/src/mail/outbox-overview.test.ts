import { expect, test } from 'vitest';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliveryFailed, deliverySucceeded, pendingDelivery, quarantinedDelivery } from './delivery-plan.ts';

const hour = 3_600_000;
const none = { count: 0, since: null };
const failure = (message: string) => ({ message, isPermanent: true });
const info = { messageId: 'id', accepted: [], rejected: [], pending: [], response: '250' };

test('while nothing waits, the overview is empty', async () => {
  const { outbox, store, now } = outboxInMemory();
  store('sent', deliverySucceeded(pendingDelivery(now()), now(), info));
  expect(await outbox.overview(now())).toEqual({
    waiting: none,
    stuck: none,
    failed: none,
    quarantined: none,
    error: null,
  });
});

test('the overview says how many wait, are stuck, failed or are quarantined, since when, and why', async () => {
  const { outbox, store, now, wait } = outboxInMemory();
  const began = now();
  const at = (hours: number) => new Date(began.getTime() + hours * hour);
  store('held', quarantinedDelivery(now(), 'no-token'));
  wait(hour);
  store('failed', deliveryFailed(pendingDelivery(now()), at(4), failure('SMTP: ESOCKET'), 5));
  wait(hour);
  store('stuck', deliveryFailed(pendingDelivery(now()), at(3), { ...failure('SMTP: EAUTH'), isPermanent: false }, 5));
  store('failed-later', deliveryFailed(pendingDelivery(now()), at(3), failure('SMTP: EDNS'), 5));
  wait(hour);
  store('on-its-way', pendingDelivery(now()));
  expect(await outbox.overview(at(3.5))).toEqual({
    waiting: { count: 2, since: at(2) },
    stuck: { count: 1, since: at(2) },
    failed: { count: 2, since: at(1) },
    quarantined: { count: 1, since: at(0) },
    error: 'SMTP: ESOCKET',
  });
});

test('a mail is stuck after an hour, and then its error is told, if it has one', async () => {
  const { outbox, store, now, wait } = outboxInMemory();
  store('never-tried', pendingDelivery(now()));
  const began = now();
  wait(hour);
  expect(await outbox.overview(now())).toMatchObject({ waiting: { count: 1 }, stuck: none, error: null });
  wait(1);
  expect(await outbox.overview(now())).toMatchObject({ stuck: { count: 1, since: began }, error: null });
  store('failed', deliveryFailed(pendingDelivery(now()), now(), failure('SMTP: EDNS'), 5));
  // The oldest has no error yet: it was never tried.
  expect(await outbox.overview(now())).toMatchObject({ error: null });
});
