import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';
import { topicOfHash } from './topic-of-hash.ts';

/**
 * Which topic is open: the one that the address names, or else the first to open. The prerendered page knows no hash, so
 * the first moment of the page must not either.
 */
export function useTopicOfAddress(ids: readonly string[], initial: string): string {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const active = isHydrated ? topicOfHash(hash, ids, initial) : initial;
  const hasArrived = useRef(false);

  useEffect(() => {
    if (!isHydrated || hasArrived.current) return;
    hasArrived.current = true;
    // A reload leaves us at the top of the page; the address says where we were.
    if (hash === `#${active}` && scrollY === 0)
      document.getElementById(active)?.scrollIntoView({ behavior: 'instant' });
  }, [isHydrated, hash, active]);

  return active;
}
