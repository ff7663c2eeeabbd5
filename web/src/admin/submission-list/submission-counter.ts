import { type SubmissionCounter, shownCounter } from '@ohmbridge/contract/desk/hiring-statistics';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { follow, useLive, useOnline } from '../components/use-live.ts';

/**
 * The number of unread submissions of a kind, live. The number stands beside every screen and must not take one down: if it
 * cannot be read, it is zero.
 */
export function useUnread(kind: SubmissionKind): number {
  const firestore = useFirestore();
  const [unread, setUnread] = useState(0);
  const isOnline = useOnline();
  useEffect(() => {
    // Without a connection Firestore would look for one, again and again, beside every form.
    if (!isOnline) return;
    return follow(() =>
      onSnapshot(
        doc(firestore, collections.counters, kind),
        (snapshot) => setUnread(shownCounter(snapshot.data()).unread ?? 0),
        () => setUnread(0),
      ),
    );
  }, [firestore, kind, isOnline]);
  return unread;
}

/** The number of submissions of a kind in each status, and of unread ones, live; `undefined` while it loads. */
export function useSubmissionCounter(kind: SubmissionKind): Partial<SubmissionCounter> | undefined {
  const counter = doc(useFirestore(), collections.counters, kind);
  const snapshot = useLive(counter);
  return snapshot && shownCounter(snapshot.data());
}
