import { useEffect, useState } from 'react';

/** After the page has settled, and before the first place has had its five seconds. */
const settling = 2500;

/** How many of `count` places may be fetched: the first at once, the others when nobody waits for anything else. */
export function useLatePlaces(count: number): number {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  return isSettled ? count : 1;
}
