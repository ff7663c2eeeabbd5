import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

let firestore: Firestore | undefined;

/**
 * Firestore with live queries, for one session. At its end Firestore forgets what it has read, and the next session
 * begins with queries of its own, not with the refusals that reactfire remembers by query.
 */
export function sessionFirestore(keeper: Pick<SessionKeeper, 'current' | 'subscribe'>): Firestore {
  if (firestore) return firestore;
  const opened = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(opened, emulators.host, emulators.ports.firestore);
  firestore = opened;
  const stop = keeper.subscribe(() => {
    if (keeper.current().status === 'signed-in') return;
    stop();
    firestore = undefined;
    // The screens that still use it go first.
    setTimeout(() => void terminate(opened));
  });
  return opened;
}
