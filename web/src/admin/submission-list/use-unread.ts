import { shownCounter } from '@ohmbridge/contract/desk/hiring-statistics';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { collections } from '@ohmbridge/contract/shared/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { follow } from '../components/use-live.ts';
import { useOnline } from '../components/use-online.ts';

/**
 * How many submissions of a kind nobody has read, as it is now. It stands beside every screen, and must not take one down:
 * where it cannot be read it is none.
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
