import type { DeliveryState, QuarantineReason } from '../contract/mail.ts';

/** Where a mail stands; the fields are those of Firebase's Trigger Email extension. */
export interface Delivery {
  state: DeliveryState;
  attempts: number;
  startTime: Date;
  endTime: Date | null;
  leaseExpireTime: Date | null;
  error: string | null;
  info: DeliveryInfo | null;
}

export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  pending: string[];
  response: string;
}

/** Longer than any attempt can take, so that a lease only expires when its holder is gone. */
export const leaseMilliseconds = 120_000;

/** How long a mail may wait for its first attempt. */
const pendingTimeoutMilliseconds = 600_000;

/** What to do about a mail now. `send` and `give-up` come with the state to record first. */
export type DeliveryPlan =
  | { action: 'send'; delivery: Delivery }
  | { action: 'give-up'; delivery: Delivery }
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

/** Decides what a task may do about a mail: only one sends it at a time, and none after it was sent. */
export function planDelivery(delivery: Delivery, now: Date, maxAttempts: number): DeliveryPlan {
  switch (delivery.state) {
    case 'SUCCESS':
    case 'ERROR':
    case 'HELD':
      return { action: 'none' };
    case 'PENDING':
    case 'RETRY':
      return { action: 'send', delivery: startAttempt(delivery, now) };
    case 'PROCESSING': {
      if (!leaseHasExpired(delivery, now)) return { action: 'wait' };
      // Whoever held the lease died on the way. Sending twice is better than not at all.
      if (delivery.attempts < maxAttempts) return { action: 'send', delivery: startAttempt(delivery, now) };
      return { action: 'give-up', delivery: ended(delivery, now, 'ERROR', 'Delivery was interrupted') };
    }
  }
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

function ended(delivery: Delivery, now: Date, state: Delivery['state'], error: string | null): Delivery {
  return { ...delivery, state, endTime: now, leaseExpireTime: null, error };
}

function leaseHasExpired({ leaseExpireTime }: Delivery, now: Date): boolean {
  return leaseExpireTime === null || leaseExpireTime <= now;
}
