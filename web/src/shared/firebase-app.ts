import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseOptions } from './environment.ts';

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  return getApps()[0] ?? initializeApp(firebaseOptions);
}
