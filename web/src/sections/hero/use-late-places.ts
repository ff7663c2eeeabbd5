import { useEffect, useState } from 'react';

/** After the page has settled, and before the first place has had its five seconds. */
const settling = 3500;

interface LatePlacesOptions {
  count: number;
  shown: number;
  /** Whether somebody points at the hero or is in it with the keyboard, and may want any of them next. */
  isVisited: boolean;
}

/** How many places are worth fetching now: whoever soon scrolls on pays for no more than is shown. */
export function useLatePlaces({ count, shown, isVisited }: LatePlacesOptions): number {
  const [isSettled, setIsSettled] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  // The one that comes next, as well as one that was asked for; what was fetched stays.
  const next = isVisited ? count : Math.min(count, shown + 2);
  const wanted = Math.max(fetched, shown + 1, isSettled ? next : 1);
  if (wanted > fetched) setFetched(wanted);
  return wanted;
}
