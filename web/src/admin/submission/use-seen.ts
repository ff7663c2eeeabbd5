import { useEffect, useState } from 'react';

/** As long as a change has to be in view before somebody can have seen it. */
const seeingMilliseconds = 1500;

/**
 * A record as whoever looks at it has seen it. What a colleague changes under their hand is news to them for a moment:
 * what they decide in it is about what they saw before, and the server tells them so.
 */
export function useSeen<Record extends { id: string; statusChangedAt: string }>(current: Record): Record {
  const [seen, setSeen] = useState(current);
  const isNews = current.id === seen.id && current.statusChangedAt !== seen.statusChangedAt;
  if (!isNews && current !== seen) setSeen(current);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSeen(current), seeingMilliseconds);
    return () => clearTimeout(timer);
  }, [isNews, current]);
  return seen;
}
