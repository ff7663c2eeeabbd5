import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Decision, decide, type Limit } from './cell-rate.ts';
import { createTurns } from './in-turn.ts';

/** The counts of all instances together. */
export interface BucketStore {
  /** Counts one request, if the limit grants it. */
  take: (bucket: string, limit: Limit) => Promise<Decision>;
}

/** Not part of the contract: clients can neither read nor write it. */
export const bucketCollection = 'rateLimits';

/**
 * Keeps each bucket as a document with one field: `expiresAt`, the moment at which everything is allowed again. An absent
 * bucket means the same, so Firestore may delete a document at any time after that, by the TTL policy on that field.
 */
export function createBucketStore(firestore: () => Promise<Firestore>, now: () => Date): BucketStore {
  // Transactions on one document wait for each other for seconds; those of this instance need not come to that.
  const inTurn = createTurns();
  const take: BucketStore['take'] = async (bucket, limit) => {
    const database = await firestore();
    const reference = database.collection(bucketCollection).doc(bucket);
    return database.runTransaction(async (transaction) => {
      const expiresAt: Timestamp | undefined = (await transaction.get(reference)).get('expiresAt');
      const decision = decide(expiresAt?.toMillis(), now().getTime(), limit);
      if (decision.granted) transaction.set(reference, { expiresAt: Timestamp.fromMillis(decision.fullAgainAt) });
      return decision;
    });
  };
  return { take: (bucket, limit) => inTurn(bucket, () => take(bucket, limit)) };
}
