import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { bucketCollection } from '../limits/bucket-store.ts';
import { pagesOf } from './pages-of.ts';

/**
 * Deletes the counters of limits under which everything is allowed again; says how many. The database does so by itself,
 * by its TTL policy, as a rule within a day: this keeps the promise where the policy is missing or late.
 */
export async function removeSpentLimits(database: Firestore, now: Date, atOnce = 100): Promise<number> {
  let removed = 0;
  const spent = database.collection(bucketCollection).where('expiresAt', '<', now).orderBy('expiresAt');
  for await (const page of pagesOf(spent, atOnce)) {
    const outcomes = await Promise.all(page.map(removeUnlessChanged));
    removed += outcomes.filter(Boolean).length;
  }
  return removed;
}

// By gRPC: not found, failed precondition, aborted.
const writtenSince = new Set<unknown>([5, 9, 10]);

/** Deletes a counter as it was found. One that has counted again meanwhile stays: else those requests would be forgiven. */
export async function removeUnlessChanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && writtenSince.has(error.code)) return false;
    throw error;
  }
}
