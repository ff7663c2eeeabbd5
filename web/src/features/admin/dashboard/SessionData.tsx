import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from 'firebase/firestore';
import { type ReactNode, useState } from 'react';
import { FirestoreProvider } from 'reactfire';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { useSessionKeeper } from '../session/use-session.ts';

// Whoever presses a button is told at once how it went, offline too; what is on the screen is live, or stays as it was read.
const networkMode = 'always';
// What an answer changes is drawn together with what the screen changes because of it: a row that goes and its question.
notifyManager.setScheduler(queueMicrotask);
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode },
    },
  });

/** Gives the screens of one session their data: Firestore's live queries, and what the API has answered. */
export function SessionData({ children }: { children: ReactNode }) {
  const keeper = useSessionKeeper();
  const [firestore] = useState(() => sessionFirestore(keeper));
  const [queryClient] = useState(newQueryClient);
  return (
    <FirestoreProvider sdk={firestore}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </FirestoreProvider>
  );
}

let firestore: Firestore | undefined;

/**
 * Firestore with live queries, for one session. At its end Firestore forgets what it has read, and the next session
 * begins with queries of its own, not with the refusals that reactfire remembers by query.
 */
function sessionFirestore(keeper: Pick<SessionKeeper, 'current' | 'subscribe'>): Firestore {
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
