import type { BucketStore } from '../limits/bucket-store.ts';
import { decide } from '../limits/cell-rate.ts';

/** Buckets in memory, for tests to look into. */
export function bucketsInMemory(now: () => Date): BucketStore & { names: () => string[] } {
  const fullAgainAt = new Map<string, number>();
  return {
    names: () => [...fullAgainAt.keys()],
    async take(bucket, limit) {
      const decision = decide(fullAgainAt.get(bucket), now().getTime(), limit);
      if (decision.granted) fullAgainAt.set(bucket, decision.fullAgainAt);
      return decision;
    },
  };
}
