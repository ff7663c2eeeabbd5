import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';

/** Firebase Auth, which keeps the token and the account in local storage. Call it once. */
export function openAuth(): Auth {
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.ports.auth}`, { disableWarnings: true });
  }
  return auth;
}
