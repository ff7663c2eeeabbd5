import {
  type Delivery,
  type DeliveryInfo,
  type DeliveryState,
  type QuarantineReason,
  stuckMilliseconds,
  tooLate,
} from '@ohmbridge/contract/mail/mail';

/** Longer than any attempt can take, so that a lease only expires when its holder is gone. */
export const leaseMilliseconds = 120_000;

/** How long a mail may wait for its first attempt. */
const pendingTimeoutMilliseconds = 600_000;

/** How long after its last step a mail may be written: transactions are tried again, and clocks differ. */
const maxWriteMilliseconds = 3_600_000;

/** How old a mail may be that is sent without anybody looking: for so long it is tried again by itself. */
const maxAgeMilliseconds = 7 * 24 * 3_600_000;

/** How long a mail that was given up waits for its next attempt. */
const retryMilliseconds = 6 * 3_600_000;

/** What to do about a mail now, with the state to record first where that changes. */
export type DeliveryPlan =
  | { action: 'send'; delivery: Delivery }
  | { action: 'give-up' | 'quarantine' | 'end'; delivery: Delivery }
  | { action: 'early'; until: Date }
  | { action: 'wait' }
  | { action: 'none' };

/** A mail without an attempt yet; no attempt can begin before `startTime`, nor from `sendBefore` on. */
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

/** A mail in quarantine: nobody tries to send it before an admin releases it. */
export function quarantinedDelivery(now: Date, reason: QuarantineReason): Delivery {
  return { ...pendingDelivery(now), state: 'HELD', endTime: now, error: reason };
}

/**
 * Decides what a task may do about a mail: only one sends it at a time, and none after it was sent.
 * @param writtenAt when the document was written, as Firestore says
 */
export function planDelivery(delivery: Delivery, writtenAt: Date, now: Date, maxAttempts: number): DeliveryPlan {
  if (hasEnded(delivery.state) && !isDue(delivery, now)) return { action: 'none' };
  if (delivery.state === 'PENDING' && delivery.startTime > now) return { action: 'early', until: delivery.startTime };
  const isBeingSent = delivery.state === 'PROCESSING';
  if (isBeingSent && !leaseHasExpired(delivery, now)) return { action: 'wait' };
  // The time limit comes before the quarantine: a mail from a copy of the database that is too late needs no review.
  if (isOver(delivery, now)) return { action: 'end', delivery: ended(delivery, now, 'ERROR', tooLate) };
  const reason = reasonToWait(delivery, writtenAt, now);
  if (reason) return { action: 'quarantine', delivery: ended(delivery, now, 'HELD', reason) };
  // An expired lease means that its process died. Sending twice is better than not at all.
  if (isBeingSent && delivery.attempts >= maxAttempts) {
    return { action: 'give-up', delivery: givenUp(delivery, now, 'Delivery was interrupted') };
  }
  return { action: 'send', delivery: startAttempt(delivery, now) };
}

/** The state after an attempt that worked. */
export function deliverySucceeded(delivery: Delivery, now: Date, info: DeliveryInfo): Delivery {
  return { ...ended(delivery, now, 'SUCCESS', null), info };
}

/** Why an attempt failed, and whether every other would fail like it. */
export interface DeliveryFailure {
  message: string;
  isPermanent: boolean;
}

/** The state after an attempt that failed. After the last one, or a refusal for good, the mail is given up. */
export function deliveryFailed(
  delivery: Delivery,
  now: Date,
  { message, isPermanent }: DeliveryFailure,
  maxAttempts: number,
): Delivery {
  if (isPermanent) return ended(delivery, now, 'ERROR', message);
  return delivery.attempts < maxAttempts ? ended(delivery, now, 'RETRY', message) : givenUp(delivery, now, message);
}

/** Whether a mail in this state has no task; one that was given up gets another at its `retryTime`. */
export function hasEnded(state: DeliveryState): boolean {
  return state === 'SUCCESS' || state === 'ERROR' || state === 'HELD' || state === 'DISCARDED';
}

/**
 * A mail as it is to be sent again because an admin says so: from the beginning, if it was given up or is in quarantine.
 * A stuck one stays as it is, so that a mail that came back with a copy of the database is still known for one.
 * `undefined` for any other mail, and for one that it is too late for.
 * @param action `retry` is for what failed only, `release` for what is in quarantine only
 */
export function retriedDelivery(delivery: Delivery, now: Date, action?: 'retry' | 'release'): Delivery | undefined {
  const isQuarantined = delivery.state === 'HELD';
  if (action === (isQuarantined ? 'retry' : 'release')) return undefined;
  if (delivery.state === 'ERROR' && isOver(delivery, now)) return undefined;
  if (isQuarantined || delivery.state === 'ERROR') return pendingDelivery(now, delivery.sendBefore);
  return isStuck(delivery, now) ? delivery : undefined;
}

/** Whether a mail has waited to be sent for so long that somebody should know. */
export function isStuck({ state, startTime }: Delivery, now: Date): boolean {
  return !hasEnded(state) && now.getTime() - startTime.getTime() > stuckMilliseconds;
}

/** Whether a mail waits for nothing: its task was never made or got lost, its attempt was cut off, or its `retryTime` has come. */
export function isStalled(delivery: Delivery, now: Date, timeoutMilliseconds: number): boolean {
  const age = (since: Date | null) => now.getTime() - (since ?? delivery.startTime).getTime();
  switch (delivery.state) {
    case 'SUCCESS':
    case 'HELD':
    case 'DISCARDED':
      return false;
    case 'ERROR':
      return isDue(delivery, now);
    case 'PENDING':
      return age(delivery.startTime) > Math.min(timeoutMilliseconds, pendingTimeoutMilliseconds);
    case 'RETRY':
      return age(delivery.endTime) > timeoutMilliseconds;
    case 'PROCESSING':
      return leaseHasExpired(delivery, now);
  }
}

/**
 * Why an unfinished mail is to wait for an admin, if it is. A document that was written long after the last step in it
 * came back with a copy of the database, by whatever tool: it may have been sent since the copy was made.
 */
function reasonToWait(delivery: Delivery, writtenAt: Date, now: Date): QuarantineReason | undefined {
  const { startTime, endTime, leaseExpireTime } = delivery;
  const lastStep = leaseExpireTime ? leaseExpireTime.getTime() - leaseMilliseconds : (endTime ?? startTime).getTime();
  if (writtenAt.getTime() - lastStep > maxWriteMilliseconds) return 'restored';
  return now.getTime() - startTime.getTime() > maxAgeMilliseconds ? 'overdue' : undefined;
}

/** Tells whether the moment of a mail has come. */
function isOver({ sendBefore }: Delivery, now: Date): boolean {
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

/** A mail that could not be sent: it is tried again by itself for as long as it may be sent without anybody looking. */
function givenUp(delivery: Delivery, now: Date, error: string): Delivery {
  const retryTime = new Date(now.getTime() + retryMilliseconds);
  const isTooLate = retryTime.getTime() - delivery.startTime.getTime() > maxAgeMilliseconds;
  return { ...ended(delivery, now, 'ERROR', error), retryTime: isTooLate ? null : retryTime };
}

function isDue({ state, retryTime }: Delivery, now: Date): boolean {
  return state === 'ERROR' && retryTime !== null && retryTime <= now;
}

function leaseHasExpired({ leaseExpireTime }: Delivery, now: Date): boolean {
  return leaseExpireTime === null || leaseExpireTime <= now;
}
