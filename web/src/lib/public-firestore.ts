import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { emulators } from './environment.ts';
import { firebaseApp } from './firebase-app.ts';

let firestore: Firestore | undefined;

/** Firestore's light client (REST, no live queries), for the public pages. Import it only when it is needed. */
export function publicFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.ports.firestore);
  return firestore;
}
