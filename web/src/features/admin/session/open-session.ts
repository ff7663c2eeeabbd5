import { currentUserRoute, logoutRoute } from '@ohmbridge/functions/contract/auth-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { ApiError, callApi } from '../../../lib/api.ts';
import { emulators } from '../../../lib/environment.ts';
import { firebaseApp } from '../../../lib/firebase-app.ts';
import { type Accounts, SessionKeeper } from './session-keeper.ts';

let keeper: SessionKeeper | undefined;

/** The session on this browser, opened when somebody first asks for it. */
export function openSession(): SessionKeeper {
  keeper ??= new SessionKeeper({
    accounts: firebaseAccounts(),
    readUser: async (token) => (await callApi(currentUserRoute, { token })).data.user,
    sendLogout: (token) => callApi(logoutRoute, { token }),
  });
  return keeper;
}

/** Firebase Auth, as the session uses it. It keeps the token and the account in local storage. */
function firebaseAccounts(): Accounts {
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.ports.auth}`, { disableWarnings: true });
  }
  return {
    watch: (listener) => onAuthStateChanged(auth, (account) => listener(account?.uid)),
    signIn: async ({ email, password }) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signOut: () => signOut(auth),
    token: async () => {
      if (!auth.currentUser) throw new ApiError(messages.signInRequired, 401);
      return auth.currentUser.getIdToken();
    },
  };
}
