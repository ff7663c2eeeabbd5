import { useEffect, useState } from 'react';

/** As long as a change has to be in view before somebody can have seen it. */
const seeingMilliseconds = 1500;

/**
 * A live record as whoever looks at it has seen it. What a colleague changes under their hand is news to them for a moment:
 * what they decide in it is about what they saw before, and the server tells them so.
 */
export function useSeen<Record extends { id: string; statusChangedAt: string }>(live: Record): Record {
  const [seen, setSeen] = useState(live);
  const isNews = live.id === seen.id && live.statusChangedAt !== seen.statusChangedAt;
  if (!isNews && live !== seen) setSeen(live);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(() => setSeen(live), seeingMilliseconds);
    return () => clearTimeout(timer);
  }, [isNews, live]);
  return seen;
}
