import { collections } from '@ohmbridge/contract/shared/collections';
import type { AdminDocument } from '@ohmbridge/contract/team/admin';
import { rolesOf } from '@ohmbridge/contract/team/roles';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import { follow, useOnline } from '../components/use-live.ts';
import { useSessionKeeper } from './use-session.ts';

/** Gives the session its new roles as soon as the admin's record has them, without a new sign-in. */
export function useFollowedRoles(): void {
  const firestore = useFirestore();
  const keeper = useSessionKeeper();
  const isOnline = useOnline();
  useEffect(() => {
    const uid = keeper.uid();
    // Without a connection Firestore would look for one, again and again, beside every form.
    if (uid === undefined || !isOnline) return;
    return follow(() =>
      onSnapshot(
        doc(firestore, collections.admins, uid),
        (snapshot) => {
          const record = snapshot.data() as AdminDocument | undefined;
          if (record) keeper.learnRoles(rolesOf(record));
        },
        // A former admin hears of it with their next call, and keeps the typed text until then.
        () => undefined,
      ),
    );
  }, [firestore, keeper, isOnline]);
}
