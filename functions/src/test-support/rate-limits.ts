import { decide, type takeFromLimit } from '../shared/rate-limit-store.ts';

/** Rate limits in memory, which a test can read. */
export function rateLimitsInMemory(): { take: typeof takeFromLimit; keys: () => string[] } {
  const fullAgainAt = new Map<string, number>();
  return {
    keys: () => [...fullAgainAt.keys()],
    async take(key, limit) {
      const decision = decide(fullAgainAt.get(key), Date.now(), limit);
      if (decision.granted) fullAgainAt.set(key, decision.fullAgainAt);
      return decision;
    },
  };
}
