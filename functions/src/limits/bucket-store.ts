import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Decision, decide, type Limit } from './cell-rate.ts';
import { createTurns } from './in-turn.ts';

/** The counts of all instances together. */
export interface BucketStore {
  /** Counts one request, if the limit grants it. */
  take: (bucket: string, limit: Limit) => Promise<Decision>;
}

/** Not part of the contract: clients can neither read nor write it. */
export const bucketCollection = 'rateLimits';

interface Options {
  now: () => Date;
  /** How long to try while others count in the same bucket; beyond that they are too many. */
  patienceMilliseconds: number;
}

/**
 * Keeps each bucket as a document with one field: `expiresAt`, the moment at which everything is allowed again. An absent
 * bucket means the same, so Firestore may delete a document at any time after that, by the TTL policy on that field.
 */
export function createBucketStore(firestore: () => Promise<Firestore>, options: Options): BucketStore {
  const { now, patienceMilliseconds } = options;
  // The requests of one instance need not compete.
  const inTurn = createTurns();
  return {
    take: (bucket, limit) =>
      inTurn(bucket, async () => {
        const reference = (await firestore()).collection(bucketCollection).doc(bucket);
        const end = performance.now() + patienceMilliseconds;
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
 * Writes the bucket, unless somebody else has written it since it was found. A transaction would do the same, but those
 * that meet on one document wait for each other's locks for seconds.
 */
async function replaced(reference: DocumentReference, found: DocumentSnapshot, fullAgainAt: number): Promise<boolean> {
  const bucket = { expiresAt: new Date(fullAgainAt) };
  try {
    await (found.updateTime
      ? reference.update(bucket, { lastUpdateTime: found.updateTime })
      : reference.create(bucket));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && lostToAnother.has(error.code)) return false;
    throw error;
  }
}
