import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';

/** The Firestore client of a context, for the functions of `firebase/firestore`. */
export function firestoreOf(context: RulesTestContext): Firestore {
  // A client of the old interface, which those functions take as well, although their types do not say so.
  return context.firestore() as unknown as Firestore;
}

/** The Storage client of a context for one bucket, for the functions of `firebase/storage`. */
export function storageOf(context: RulesTestContext, bucket: string): FirebaseStorage {
  return context.storage(bucket);
}
