import type { Delivery, DeliveryInfo, DeliveryState, QuarantineReason } from '../contract/mail.ts';

/** Longer than any attempt can take, so that a lease only expires when its holder is gone. */
export const leaseMilliseconds = 120_000;

/** How long a mail may wait for its first attempt. */
const pendingTimeoutMilliseconds = 600_000;

/** How long after its last step a mail may be written: transactions are tried again, and clocks differ. */
const maxWriteMilliseconds = 3_600_000;

/** How old a mail may be that is sent without anybody looking: far older than five attempts can make it. */
const maxAgeMilliseconds = 7 * 24 * 3_600_000;

/** What to do about a mail now, with the state to record first where that changes. */
export type DeliveryPlan =
  | { action: 'send'; delivery: Delivery }
  | { action: 'give-up' | 'quarantine'; delivery: Delivery }
  | { action: 'wait' }
  | { action: 'none' };

/** A mail that nobody has tried to send yet. */
export function pendingDelivery(now: Date): Delivery {
  return {
    state: 'PENDING',
    attempts: 0,
    startTime: now,
    endTime: null,
    leaseExpireTime: null,
    error: null,
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
  if (hasEnded(delivery.state)) return { action: 'none' };
  const isBeingSent = delivery.state === 'PROCESSING';
  if (isBeingSent && !leaseHasExpired(delivery, now)) return { action: 'wait' };
  const reason = reasonToWait(delivery, writtenAt, now);
  if (reason) return { action: 'quarantine', delivery: ended(delivery, now, 'HELD', reason) };
  // An expired lease means that its process died. Sending twice is better than not at all.
  if (isBeingSent && delivery.attempts >= maxAttempts) {
    return { action: 'give-up', delivery: ended(delivery, now, 'ERROR', 'Delivery was interrupted') };
  }
  return { action: 'send', delivery: startAttempt(delivery, now) };
}

/** The state after an attempt that worked. */
export function deliverySucceeded(delivery: Delivery, now: Date, info: DeliveryInfo): Delivery {
  return { ...ended(delivery, now, 'SUCCESS', null), info };
}

/** The state after an attempt that failed: the last one is final. */
export function deliveryFailed(delivery: Delivery, now: Date, error: string, maxAttempts: number): Delivery {
  return ended(delivery, now, delivery.attempts < maxAttempts ? 'RETRY' : 'ERROR', error);
}

/** Whether a mail in this state stays there unless an admin acts. */
export function hasEnded(state: DeliveryState): boolean {
  return state === 'SUCCESS' || state === 'ERROR' || state === 'HELD';
}

/** A mail that was given up or quarantined, from the beginning; `undefined` for any other. */
export function retriedDelivery(delivery: Delivery, now: Date): Delivery | undefined {
  return delivery.state === 'ERROR' || delivery.state === 'HELD' ? pendingDelivery(now) : undefined;
}

/** Whether a mail waits for nothing: its task was never made or got lost, or its attempt was cut off. */
export function isStalled(delivery: Delivery, now: Date, timeoutMilliseconds: number): boolean {
  const age = (since: Date | null) => now.getTime() - (since ?? delivery.startTime).getTime();
  switch (delivery.state) {
    case 'SUCCESS':
    case 'ERROR':
    case 'HELD':
      return false;
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

function startAttempt(delivery: Delivery, now: Date): Delivery {
  return {
    ...delivery,
    state: 'PROCESSING',
    attempts: delivery.attempts + 1,
    endTime: null,
    leaseExpireTime: new Date(now.getTime() + leaseMilliseconds),
    error: null,
  };
}

function ended(delivery: Delivery, now: Date, state: DeliveryState, error: string | null): Delivery {
  return { ...delivery, state, endTime: now, leaseExpireTime: null, error };
}

function leaseHasExpired({ leaseExpireTime }: Delivery, now: Date): boolean {
  return leaseExpireTime === null || leaseExpireTime <= now;
}
