import { useEffect, useState } from 'react';

/** After the page has settled, and before the first place has had its five seconds. */
const settling = 3500;

interface LatePlacesOptions {
  count: number;
  shown: number;
  /** Whether somebody points at the hero or is in it with the keyboard, and may want any of them next. */
  isVisited: boolean;
}

/** How many places may be shown, and how many of those are worth fetching now: whoever soon scrolls on pays for no more. */
export function useLatePlaces({ count, shown, isVisited }: LatePlacesOptions): { ready: number; fetched: number } {
  const [isSettled, setIsSettled] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  if (!isSettled) return { ready: 1, fetched: 1 };
  // The one that comes next; what was fetched stays.
  const wanted = isVisited ? count : Math.min(count, shown + 2);
  if (wanted > fetched) setFetched(wanted);
  return { ready: count, fetched: Math.max(wanted, fetched) };
}
