import { type SubmissionCounter, shownCounter } from '@site/contract/desk/hiring-statistics';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { collections } from '@site/contract/shared/collections';
import { doc } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore } from 'reactfire';
import { useLive, useQuietly } from '../components/use-live.ts';

/**
 * Gives the number of unread submissions of a kind, live. The number is beside every screen, and its failure must not break a
 * screen: if the number cannot be read, it is zero.
 */
export function useUnread(kind: SubmissionKind): number {
  const [unread, setUnread] = useState(0);
  useQuietly(collections.counters, kind, (counter) => setUnread(shownCounter(counter).unread ?? 0));
  return unread;
}

/** Gives the number of submissions of a kind in each status, and of unread ones, live; `undefined` while it loads. */
export function useSubmissionCounter(kind: SubmissionKind): Partial<SubmissionCounter> | undefined {
  const snapshot = useLive(doc(useFirestore(), collections.counters, kind));
  return snapshot && shownCounter(snapshot.data());
}
