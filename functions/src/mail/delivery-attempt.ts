import type { DeliveryInfo, Mail } from '@site/contract/mail/mail';
import * as logger from 'firebase-functions/logger';
import { ConfigurationError } from '../shared/configuration.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { type DeliveryFailure, deliveryFailed, deliverySucceeded } from './delivery-plan.ts';
import { beginDelivery, finishDelivery, type WhenLeaving } from './outbox.ts';

/** A way to send an email. The `id` of the email is the same for every attempt. */
export type SendMail = (id: string, mail: Mail) => Promise<DeliveryInfo>;

/** Fills in the parts that only a sent email has. An email without a mark for them stays as it is. */
export type FillMail = (id: string, mail: Mail) => Promise<Mail>;

/** A failed attempt. Its message has nothing of the email, so the outbox and the log can show it. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** Every other attempt would fail in the same way. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent = false } = {}) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** The email server does not know the recipient: no other email to this address will arrive either. */
export class RecipientRefused extends TransportError {
  constructor(message: string) {
    super(message, { isPermanent: true });
  }
}

interface Attempt {
  send: SendMail;
  wait: (milliseconds: number) => unknown;
  maxAttempts: number;
  whenLeaving?: WhenLeaving;
}

/**
 * The longest time that a task waits until its email can leave; messages of the desk wait no longer. Cloud Tasks runs a task
 * on time, except that two clocks differ. The emulator runs every task at once.
 */
const longestWaitMilliseconds = 40_000;

/** Tries once to send an email. `again` asks the caller to come back later. */
export async function deliver(id: string, attempt: Attempt): Promise<'done' | 'again'> {
  const { send, wait, maxAttempts, whenLeaving } = attempt;
  const begun = await beginDelivery(id, new Date(), maxAttempts, whenLeaving);
  if (begun.action === 'early') {
    const early = begun.until.getTime() - Date.now();
    if (early > longestWaitMilliseconds) return 'again';
    await wait(early);
    return deliver(id, attempt);
  }
  if (begun.action === 'give-up') logger.error('Email given up', { mail: id, attempts: begun.delivery.attempts });
  if (begun.action === 'quarantine') logger.error('Email quarantined', { mail: id, reason: begun.delivery.error });
  if (begun.action === 'end') logger.warn('Email ended', { mail: id, reason: begun.delivery.error });
  if (begun.action !== 'send') return begun.action === 'wait' ? 'again' : 'done';

  const { delivery, mail } = begun;
  let info: DeliveryInfo;
  try {
    info = await send(id, mail);
  } catch (error) {
    const failed = deliveryFailed(delivery, new Date(), failureOf(error), maxAttempts);
    await finishDelivery(id, failed);
    // Waiting does not correct wrong settings.
    const needsSomeone = failed.state === 'ERROR' || error instanceof ConfigurationError;
    const report = needsSomeone ? logger.error : logger.warn;
    const outline = isReadable(error) ? {} : { cause: errorOutline(error) };
    const { state, attempts, error: reason } = failed;
    report('Email not sent', { mail: id, state, attempts, error: reason, ...outline });
    return state === 'RETRY' ? 'again' : 'done';
  }
  await finishDelivery(id, deliverySucceeded(delivery, new Date(), info));
  logger.info('Email sent', { mail: id, attempts: delivery.attempts });
  return 'done';
}

/** Tells whether the message of an error names the cause, and has nothing of the email. */
const isReadable = (error: unknown) => error instanceof TransportError || error instanceof ConfigurationError;

function failureOf(error: unknown): DeliveryFailure {
  const isPermanent = error instanceof TransportError && error.isPermanent;
  return { message: isReadable(error) ? (error as Error).message : 'Unexpected error', isPermanent };
}
