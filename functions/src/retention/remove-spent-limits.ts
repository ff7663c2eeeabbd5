import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { rateLimitCollection } from '../limits/rate-limit-store.ts';
import { pagesOf } from './pages-of.ts';

/**
 * Deletes the rate limits under which everything is allowed again; returns how many. Firestore's TTL policy does the same,
 * as a rule within a day: this is for where the policy is missing or late.
 */
export async function removeSpentLimits(database: Firestore, now: Date, pageSize = 100): Promise<number> {
  let removed = 0;
  const spent = database.collection(rateLimitCollection).where('expiresAt', '<', now).orderBy('expiresAt');
  for await (const page of pagesOf(spent, pageSize)) {
    const outcomes = await Promise.all(page.map(removeUnlessChanged));
    removed += outcomes.filter(Boolean).length;
  }
  return removed;
}

// By gRPC: not found, failed precondition, aborted.
const writtenSince = new Set<unknown>([5, 9, 10]);

/** Deletes a rate limit as it was found. One that was written since stays: those requests must go on counting. */
export async function removeUnlessChanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && writtenSince.has(error.code)) return false;
    throw error;
  }
}
