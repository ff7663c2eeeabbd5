import * as logger from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingDelivery } from '../mail/delivery-plan.ts';
import { outboxInMemory } from '../test-support/outbox-in-memory.ts';
import { deliverMail, sweepMail } from './delivery.ts';
import { enqueueDelivery } from './delivery-queue.ts';
import { firestore } from './firebase.ts';

// What lies outside: the database and the task queue of a project.
vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));
vi.mock('./firebase.ts', () => ({ firestore: vi.fn() }));
vi.mock('./delivery-queue.ts', () => ({ enqueueDelivery: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

/** An installation with one mail, which nobody has told how to send mail. */
function unsetInstallation() {
  const memory = outboxInMemory();
  vi.mocked(firestore).mockResolvedValue(memory.database);
  memory.store('mail', pendingDelivery(new Date()));
  return memory;
}

test('where settings are missing, the mail says which, and somebody is told at once', async () => {
  const { deliveryOf } = unsetInstallation();
  vi.stubEnv('MAIL_TRANSPORT', 'smtp');
  vi.stubEnv('MAIL_MAX_ATTEMPTS', 'many');
  expect(await deliverMail('mail')).toBe('again');
  const { state, attempts, error } = deliveryOf('mail');
  expect({ state, attempts }).toEqual({ state: 'RETRY', attempts: 1 });
  expect(error).toMatch(/^Missing parameters: MAIL_FROM, .*SMTP_HOST, SMTP_PORT\. MAIL_MAX_ATTEMPTS must be a whole/);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    'Mail not sent',
    expect.objectContaining({ mail: 'mail', error }),
  );
});

test('lost mails are found although settings are missing', async () => {
  const { store } = unsetInstallation();
  store('lost', pendingDelivery(new Date(Date.now() - 11 * 60_000)));
  expect(await sweepMail()).toEqual(['lost']);
  expect(enqueueDelivery).toHaveBeenCalledExactlyOnceWith('lost', expect.stringMatching(/^lost-\d+$/));
});
