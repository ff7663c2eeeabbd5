import {
  type Delivery,
  type DeliveryInfo,
  type DeliveryState,
  type QuarantineReason,
  stuckMilliseconds,
  tooLate,
} from '@site/contract/mail/mail';

/** Longer than any attempt can take: a lease expires only if its task has died. */
export const leaseMilliseconds = 120_000;

/** The longest time that an email waits for its first attempt; then its task counts as lost. */
const pendingTimeoutMilliseconds = 600_000;

/** The longest time between a step of an email and its writing: transactions are tried again, and clocks differ. */
const maxWriteMilliseconds = 3_600_000;

/** The age up to which an email is sent automatically; an older email waits for an admin. */
const maxAgeMilliseconds = 7 * 24 * 3_600_000;

/** The time from the giving up of an email to its next attempt. */
const retryMilliseconds = 6 * 3_600_000;

/** The next action for an email, with the new state to record first, if the state changes. */
export type DeliveryPlan =
  | { action: 'send'; delivery: Delivery }
  | { action: 'give-up' | 'quarantine' | 'end'; delivery: Delivery }
  | { action: 'early'; until: Date }
  | { action: 'wait' }
  | { action: 'none' };

/** Gives the state of a new email. An attempt can begin from `startTime` on, and before `sendBefore`. */
export function pendingDelivery(startTime: Date, sendBefore?: Date): Delivery {
  return {
    state: 'PENDING',
    attempts: 0,
    startTime,
    ...(sendBefore && { sendBefore }),
    endTime: null,
    leaseExpireTime: null,
    error: null,
    retryTime: null,
    info: null,
  };
}

/** Gives the state of an email in quarantine, which waits until an admin releases it. */
export function quarantinedDelivery(now: Date, reason: QuarantineReason): Delivery {
  return { ...pendingDelivery(now), state: 'HELD', endTime: now, error: reason };
}

/**
 * Decides what a task can do with an email: one task at a time sends it, and no task sends it again.
 * @param writtenAt the time at which Firestore wrote the document
 */
export function planDelivery(delivery: Delivery, writtenAt: Date, now: Date, maxAttempts: number): DeliveryPlan {
  if (hasEnded(delivery.state) && !isRetryDue(delivery, now)) return { action: 'none' };
  if (delivery.state === 'PENDING' && delivery.startTime > now) return { action: 'early', until: delivery.startTime };
  const isBeingSent = delivery.state === 'PROCESSING';
  if (isBeingSent && !leaseHasExpired(delivery, now)) return { action: 'wait' };
  // The time limit comes before the quarantine: an email from a copy of the database that is too late needs no review.
  if (isTooLate(delivery, now)) return { action: 'end', delivery: ended(delivery, now, 'ERROR', tooLate) };
  const reason = reasonToWait(delivery, writtenAt, now);
  if (reason) return { action: 'quarantine', delivery: ended(delivery, now, 'HELD', reason) };
  // An expired lease means that its process died. Sending twice is better than not at all.
  if (isBeingSent && delivery.attempts >= maxAttempts) {
    return { action: 'give-up', delivery: givenUp(delivery, now, 'Delivery was interrupted') };
  }
  return { action: 'send', delivery: startAttempt(delivery, now) };
}

export function deliverySucceeded(delivery: Delivery, now: Date, info: DeliveryInfo): Delivery {
  return { ...ended(delivery, now, 'SUCCESS', null), info };
}

/** The reason for a failed attempt, and whether every other attempt would fail in the same way. */
export interface DeliveryFailure {
  message: string;
  isPermanent: boolean;
}

/** Gives the state after a failed attempt. After the last attempt, or a permanent refusal, the email is given up. */
export function deliveryFailed(
  delivery: Delivery,
  now: Date,
  { message, isPermanent }: DeliveryFailure,
  maxAttempts: number,
): Delivery {
  if (isPermanent) return ended(delivery, now, 'ERROR', message);
  return delivery.attempts < maxAttempts ? ended(delivery, now, 'RETRY', message) : givenUp(delivery, now, message);
}

/** Tells whether an email in this state has no task. An email that was given up gets another task at its `retryTime`. */
export function hasEnded(state: DeliveryState): boolean {
  return state === 'SUCCESS' || state === 'ERROR' || state === 'HELD' || state === 'DISCARDED';
}

/**
 * Gives the state in which an email is sent again for an admin. A given-up or quarantined email begins anew. A stuck email
 * stays as it is: if it came back with a copy of the database, that must still show. `undefined` for every other email, and
 * for an email that is too late.
 * @param action `retry` is for failed emails only, `release` for quarantined emails only
 */
export function retriedDelivery(delivery: Delivery, now: Date, action?: 'retry' | 'release'): Delivery | undefined {
  const isQuarantined = delivery.state === 'HELD';
  if (action === (isQuarantined ? 'retry' : 'release')) return undefined;
  if (delivery.state === 'ERROR' && isTooLate(delivery, now)) return undefined;
  if (isQuarantined || delivery.state === 'ERROR') return pendingDelivery(now, delivery.sendBefore);
  return isStuck(delivery, now) ? delivery : undefined;
}

/** Tells whether an email has waited for so long that an admin should know. */
export function isStuck({ state, startTime }: Delivery, now: Date): boolean {
  return !hasEnded(state) && now.getTime() - startTime.getTime() > stuckMilliseconds;
}

/** Tells whether an email needs a new task: the task was lost, the attempt was interrupted, or its `retryTime` has come. */
export function isStalled(delivery: Delivery, now: Date, timeoutMilliseconds: number): boolean {
  const age = (since: Date | null) => now.getTime() - (since ?? delivery.startTime).getTime();
  switch (delivery.state) {
    case 'SUCCESS':
    case 'HELD':
    case 'DISCARDED':
      return false;
    case 'ERROR':
      return isRetryDue(delivery, now);
    case 'PENDING':
      return age(delivery.startTime) > Math.min(timeoutMilliseconds, pendingTimeoutMilliseconds);
    case 'RETRY':
      return age(delivery.endTime) > timeoutMilliseconds;
    case 'PROCESSING':
      return leaseHasExpired(delivery, now);
  }
}

/**
 * Gives why an unfinished email must wait for an admin, if it must. A document that was written long after its last step came
 * back with a copy of the database: the email may have been sent since the copy was made.
 */
function reasonToWait(delivery: Delivery, writtenAt: Date, now: Date): QuarantineReason | undefined {
  const { startTime, endTime, leaseExpireTime } = delivery;
  const lastStep = leaseExpireTime ? leaseExpireTime.getTime() - leaseMilliseconds : (endTime ?? startTime).getTime();
  if (writtenAt.getTime() - lastStep > maxWriteMilliseconds) return 'restored';
  return now.getTime() - startTime.getTime() > maxAgeMilliseconds ? 'overdue' : undefined;
}

function isTooLate({ sendBefore }: Delivery, now: Date): boolean {
  return sendBefore !== undefined && sendBefore <= now;
}

function startAttempt(delivery: Delivery, now: Date): Delivery {
  return {
    ...delivery,
    state: 'PROCESSING',
    attempts: delivery.attempts + 1,
    endTime: null,
    leaseExpireTime: new Date(now.getTime() + leaseMilliseconds),
    error: null,
    retryTime: null,
  };
}

function ended(delivery: Delivery, now: Date, state: DeliveryState, error: string | null): Delivery {
  return { ...delivery, state, endTime: now, leaseExpireTime: null, error, retryTime: null };
}

/** Gives the state of an email that could not be sent: the sweep tries it again, up to the age for automatic sending. */
function givenUp(delivery: Delivery, now: Date, error: string): Delivery {
  const retryTime = new Date(now.getTime() + retryMilliseconds);
  const isTooOld = retryTime.getTime() - delivery.startTime.getTime() > maxAgeMilliseconds;
  return { ...ended(delivery, now, 'ERROR', error), retryTime: isTooOld ? null : retryTime };
}

function isRetryDue({ state, retryTime }: Delivery, now: Date): boolean {
  return state === 'ERROR' && retryTime !== null && retryTime <= now;
}

function leaseHasExpired({ leaseExpireTime }: Delivery, now: Date): boolean {
  return leaseExpireTime === null || leaseExpireTime <= now;
}
