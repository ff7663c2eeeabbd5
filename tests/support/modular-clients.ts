import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';

/** Gives the Firestore client of a context, for the functions of `firebase/firestore`. */
export function firestoreOf(context: RulesTestContext): Firestore {
  // The context's client has the old interface. The functions accept it, although their types do not say so.
  return context.firestore() as unknown as Firestore;
}

/** Gives the Storage client of a context for one bucket, for the functions of `firebase/storage`. */
export function storageOf(context: RulesTestContext, bucket: string): FirebaseStorage {
  return context.storage(bucket);
}
