import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';

// An upload that makes no headway for this long is given up: the person can try again, and nothing is lost.
const longestUploadRetryMilliseconds = 30_000;

/** Cloud Storage, for uploads straight from the browser. Call it once. */
export function openStorage(): FirebaseStorage {
  const storage = getStorage(firebaseApp());
  storage.maxUploadRetryTime = longestUploadRetryMilliseconds;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.ports.storage);
  return storage;
}
