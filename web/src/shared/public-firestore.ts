import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { appCheckToken } from './app-check.ts';
import { emulators } from './environment.ts';
import { firebaseApp } from './firebase-app.ts';

let firestore: Firestore | undefined;

/**
 * Gives Firestore's light client (REST, no live queries) for the public pages. Import this module only when it is needed.
 * If App Check is set up, it starts before the first query, so that each query has its token.
 */
export async function publicFirestore(): Promise<Firestore> {
  await appCheckToken();
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.ports.firestore);
  return firestore;
}
