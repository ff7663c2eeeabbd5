import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { referencesOf } from '../../shared/pages-of.ts';
import { rateLimitCollection } from '../../shared/rate-limit-store.ts';
import { boundedTransaction, forEachPage } from '../../shared/set-aside.ts';

/**
 * Deletes the rate limits under which everything is allowed again; returns how many. Firestore's TTL policy does the same,
 * as a rule within a day: this is for where the policy is missing or late.
 */
export async function removeSpentLimits(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  const spent = database.collection(rateLimitCollection).where('expiresAt', '<', now);
  await forEachPage(database, 'spent-limits', referencesOf(spent, 'expiresAt', pageSize), async (page) => {
    removed += await removeIfSpent(database, page, now);
  });
  return removed;
}

/** In a transaction: a rate limit that counts again since it was found stays; those requests must go on counting. */
export async function removeIfSpent(database: Firestore, limits: DocumentReference[], now: Date): Promise<number> {
  return boundedTransaction(database, async (transaction) => {
    const stored = await transaction.getAll(...limits, { fieldMask: ['expiresAt'] });
    const spent = stored.filter((limit) => limit.exists && limit.get('expiresAt').toDate() < now);
    for (const { ref } of spent) transaction.delete(ref);
    return spent.length;
  });
}
