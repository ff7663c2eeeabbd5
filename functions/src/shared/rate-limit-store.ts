import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hasCode } from './error-outline.ts';
import { db } from './firebase.ts';
import { createMutex } from './mutex.ts';

/** The number of requests at once. Then requests are allowed one by one, the same number in each window. */
export interface Limit {
  requests: number;
  windowSeconds: number;
}

export type Decision = { granted: true; fullAgainAt: number } | { granted: false; retryAt: number };

/**
 * Decides on a request with the generic cell rate algorithm. It stores one moment: when all requests are allowed again. Requests
 * are allowed again one at a time, so that a busy office waits for seconds and not for the end of a window.
 * @param fullAgainAt the moment after the last granted request, if there was one; all times are in milliseconds
 */
export function decide(fullAgainAt: number | undefined, now: number, { requests, windowSeconds }: Limit): Decision {
  const window = windowSeconds * 1000;
  const after = Math.max(fullAgainAt ?? now, now) + window / requests;
  const retryAt = after - window;
  return retryAt <= now ? { granted: true, fullAgainAt: after } : { granted: false, retryAt };
}

export const rateLimitCollection = 'rateLimits';

/** The requests of one instance do not compete for a document. */
const inTurn = createMutex();

/**
 * Counts a request to any instance, if the limit allows it. Each key has a document with one field, `expiresAt`: the moment at
 * which all requests are allowed again. A missing document means the same, so the TTL policy on that field can delete it later.
 * @param timeoutMilliseconds the longest time of retries while other requests write the same document
 */
export function takeFromLimit(key: string, limit: Limit, timeoutMilliseconds = 5000): Promise<Decision> {
  return inTurn(key, async () => {
    const reference = db().collection(rateLimitCollection).doc(key);
    const end = performance.now() + timeoutMilliseconds;
    while (performance.now() < end) {
      const found = await reference.get();
      const decision = decide(expiryOf(found), Date.now(), limit);
      if (!decision.granted || (await replaced(reference, found, decision.fullAgainAt))) return decision;
      await wait(Math.random() * 50);
    }
    return { granted: false, retryAt: Date.now() };
  });
}

function expiryOf(found: DocumentSnapshot): number | undefined {
  const expiresAt: Timestamp | undefined = found.get('expiresAt');
  return expiresAt?.toMillis();
}

/**
 * Writes the document unless another request has written it since it was read. Transactions on one document would wait for each
 * other's locks for seconds.
 */
async function replaced(reference: DocumentReference, found: DocumentSnapshot, fullAgainAt: number): Promise<boolean> {
  const fields = { expiresAt: new Date(fullAgainAt) };
  try {
    await (found.updateTime
      ? reference.update(fields, { lastUpdateTime: found.updateTime })
      : reference.create(fields));
    return true;
  } catch (error) {
    // The codes: not found, already exists, failed precondition, aborted.
    if (hasCode(error, 5, 6, 9, 10)) return false;
    throw error;
  }
}
