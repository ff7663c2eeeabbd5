import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { appCheckToken } from './app-check.ts';
import { emulators } from './environment.ts';
import { firebaseApp } from './firebase-app.ts';

let firestore: Firestore | undefined;

/**
 * Firestore's light client (REST, no live queries), for the public pages. Import it only when it is needed. Where App Check
 * is set up, it is open before the first question, so that each carries its token.
 */
export async function publicFirestore(): Promise<Firestore> {
  await appCheckToken();
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.ports.firestore);
  return firestore;
}
