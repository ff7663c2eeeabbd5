import { useEffect, useState } from 'react';

/** Late enough to leave the start of the page alone, and before the first place has been shown for its five seconds. */
const settling = 3500;

/**
 * How many places to fetch now: a visitor who soon scrolls on downloads the first one only.
 * @param isVisited whether pointer or focus is in the hero, so that any place may be chosen next
 */
export function useLatePlaces(count: number, shown: number, isVisited: boolean): number {
  const [isSettled, setIsSettled] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  // The next place is needed, and any that was chosen; what was fetched stays.
  const next = isVisited ? count : Math.min(count, shown + 2);
  const wanted = Math.max(fetched, shown + 1, isSettled ? next : 1);
  if (wanted > fetched) setFetched(wanted);
  return wanted;
}
