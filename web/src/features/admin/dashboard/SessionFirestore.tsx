import { type ReactNode, useState } from 'react';
import { FirestoreProvider } from 'reactfire';
import { sessionFirestore } from '../firebase/session-firestore.ts';
import { useSessionKeeper } from '../session/use-session.ts';

/** Gives the screens of one session their Firestore. */
export function SessionFirestore({ children }: { children: ReactNode }) {
  const keeper = useSessionKeeper();
  const [firestore] = useState(() => sessionFirestore(keeper));
  return <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>;
}
