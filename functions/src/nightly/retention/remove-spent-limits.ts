import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pagesOf } from '../../shared/pages-of.ts';
import { rateLimitCollection } from '../../shared/rate-limit-store.ts';

/**
 * Deletes the rate limits under which everything is allowed again; returns how many. Firestore's TTL policy does the same,
 * as a rule within a day: this is for where the policy is missing or late.
 */
export async function removeSpentLimits(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  const spent = database.collection(rateLimitCollection).where('expiresAt', '<', now);
  for await (const page of pagesOf(spent, 'expiresAt', pageSize)) {
    removed += await removeIfSpent(
      database,
      page.map(({ ref }) => ref),
      now,
    );
  }
  return removed;
}

/** In a transaction: a rate limit that counts again since it was found stays; those requests must go on counting. */
export async function removeIfSpent(database: Firestore, limits: DocumentReference[], now: Date): Promise<number> {
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...limits, { fieldMask: ['expiresAt'] });
    const spent = stored.filter((limit) => limit.exists && limit.get('expiresAt').toDate() < now);
    for (const { ref } of spent) transaction.delete(ref);
    return spent.length;
  });
}
