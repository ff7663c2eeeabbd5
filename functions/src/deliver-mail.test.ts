import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { deliverMail } from './deliver-mail.ts';
import { pendingDelivery } from './mail/delivery-plan.ts';
import { outboxInMemory } from './test-support/outbox-in-memory.ts';

test('if settings are missing, the email says which, and the log reports an error at once', async () => {
  const { store, now, deliveryOf } = outboxInMemory();
  store('mail', pendingDelivery(now()));
  vi.stubEnv('MAIL_TRANSPORT', 'smtp');
  vi.stubEnv('MAIL_MAX_ATTEMPTS', 'many');
  expect(await deliverMail('mail')).toBe('again');
  const { state, attempts, error } = deliveryOf('mail');
  expect({ state, attempts }).toEqual({ state: 'RETRY', attempts: 1 });
  expect(error).toMatch(/^Missing parameters: MAIL_FROM, .*SMTP_HOST, SMTP_PORT\. MAIL_MAX_ATTEMPTS must be a whole/);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    'Email not sent',
    expect.objectContaining({ mail: 'mail', error }),
  );
});
