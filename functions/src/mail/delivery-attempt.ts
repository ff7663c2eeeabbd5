import type { DeliveryInfo } from '@ohmbridge/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { ConfigurationError } from '../shared/configuration-error.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { type DeliveryFailure, deliveryFailed, deliverySucceeded } from './delivery-plan.ts';
import type { Outbox, WhenLeaving } from './outbox.ts';
import { type SendMail, TransportError } from './transport.ts';

export interface DeliveryServices {
  outbox: Outbox;
  send: SendMail;
  now: () => Date;
  wait: (milliseconds: number) => unknown;
  maxAttempts: number;
  whenLeaving?: WhenLeaving;
}

/**
 * The longest that a task waits for the moment at which its mail may leave: as long as messages of the desk are held back.
 * Cloud Tasks brings it on time but for the clocks of two machines; the emulator knows no moments, and brings it at once.
 */
const longestWaitMilliseconds = 40_000;

/** Tries once to send a mail. `again` asks the caller to come back later. */
export async function deliver(services: DeliveryServices, id: string): Promise<'done' | 'again'> {
  const { outbox, send, now, wait, maxAttempts, whenLeaving } = services;
  const begun = await outbox.begin(id, now(), maxAttempts, whenLeaving);
  if (begun.action === 'early') {
    const early = begun.until.getTime() - now().getTime();
    if (early > longestWaitMilliseconds) return 'again';
    await wait(early);
    return deliver(services, id);
  }
  if (begun.action === 'give-up') logger.error('Mail given up', { mail: id, attempts: begun.delivery.attempts });
  if (begun.action === 'quarantine') logger.error('Mail quarantined', { mail: id, reason: begun.delivery.error });
  if (begun.action === 'end') logger.warn('Mail ended', { mail: id, reason: begun.delivery.error });
  if (begun.action !== 'send') return begun.action === 'wait' ? 'again' : 'done';

  const { delivery, mail } = begun;
  let info: DeliveryInfo;
  try {
    info = await send(id, mail);
  } catch (error) {
    const failed = deliveryFailed(delivery, now(), failureOf(error), maxAttempts);
    await outbox.finish(id, failed);
    // Wrong settings do not get better by waiting.
    const needsSomebody = failed.state === 'ERROR' || error instanceof ConfigurationError;
    const report = needsSomebody ? logger.error : logger.warn;
    const outline = isReadable(error) ? {} : { cause: errorOutline(error) };
    report('Mail not sent', {
      mail: id,
      state: failed.state,
      attempts: failed.attempts,
      error: failed.error,
      ...outline,
    });
    return failed.state === 'RETRY' ? 'again' : 'done';
  }
  await outbox.finish(id, deliverySucceeded(delivery, now(), info));
  logger.info('Mail sent', { mail: id, attempts: delivery.attempts });
  return 'done';
}

/** Tells whether the message of an error names the cause and holds nothing of the mail. */
const isReadable = (error: unknown) => error instanceof TransportError || error instanceof ConfigurationError;

function failureOf(error: unknown): DeliveryFailure {
  const isPermanent = error instanceof TransportError && error.isPermanent;
  return { message: isReadable(error) ? (error as Error).message : 'Unexpected error', isPermanent };
}
