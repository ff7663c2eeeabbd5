import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Decision, decide, type Limit } from './cell-rate.ts';
import { createMutex } from './mutex.ts';

/** How much was asked for, of all instances together. */
export interface RateLimitStore {
  /** Counts one request, if the limit grants it. */
  take: (key: string, limit: Limit) => Promise<Decision>;
}

/** Not part of the contract: clients can neither read nor write it. */
export const rateLimitCollection = 'rateLimits';

interface Options {
  now: () => Date;
  /** How long to try again while others write the same document; beyond that they are too many. */
  timeoutMilliseconds: number;
}

/**
 * Keeps a document for each key, with one field: `expiresAt`, the moment at which everything is allowed again. No document
 * means the same, so Firestore may delete one at any time after that, by the TTL policy on that field.
 */
export function createRateLimitStore(firestore: () => Promise<Firestore>, options: Options): RateLimitStore {
  const { now, timeoutMilliseconds } = options;
  // The requests of one instance need not compete for the document.
  const exclusively = createMutex();
  return {
    take: (key, limit) =>
      exclusively(key, async () => {
        const reference = (await firestore()).collection(rateLimitCollection).doc(key);
        const end = performance.now() + timeoutMilliseconds;
        while (performance.now() < end) {
          const found = await reference.get();
          const decision = decide(expiryOf(found), now().getTime(), limit);
          if (!decision.granted || (await replaced(reference, found, decision.fullAgainAt))) return decision;
          await wait(Math.random() * 50);
        }
        return { granted: false, retryAt: now().getTime() };
      }),
  };
}

function expiryOf(found: DocumentSnapshot): number | undefined {
  const expiresAt: Timestamp | undefined = found.get('expiresAt');
  return expiresAt?.toMillis();
}

// By gRPC: not found, already exists, failed precondition, aborted.
const lostToAnother = new Set<unknown>([5, 6, 9, 10]);

/**
 * Writes the document, unless somebody else has written it since it was found. A transaction would do the same, but those
 * that meet on one document wait for each other's locks for seconds.
 */
async function replaced(reference: DocumentReference, found: DocumentSnapshot, fullAgainAt: number): Promise<boolean> {
  const fields = { expiresAt: new Date(fullAgainAt) };
  try {
    await (found.updateTime
      ? reference.update(fields, { lastUpdateTime: found.updateTime })
      : reference.create(fields));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && lostToAnother.has(error.code)) return false;
    throw error;
  }
}
