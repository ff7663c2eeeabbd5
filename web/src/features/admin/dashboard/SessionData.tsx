import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirestoreProvider } from 'reactfire';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';

// One of each for a session, because a session ends with its document: what has been read goes with it.

const firestore = getFirestore(firebaseApp());
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.ports.firestore);

// Whoever presses a button is told at once how it went, offline too; what is on the screen is live, or stays as it was read.
const networkMode = 'always';
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { networkMode },
  },
});
// What an answer changes is drawn together with what the screen changes because of it: a row that goes and its question.
notifyManager.setScheduler(queueMicrotask);

/** Gives the screens their data: Firestore's live queries, and what the API has answered. */
export function SessionData({ children }: { children: ReactNode }) {
  return (
    <FirestoreProvider sdk={firestore}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </FirestoreProvider>
  );
}
