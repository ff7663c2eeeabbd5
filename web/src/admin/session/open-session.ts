import { messages } from '@site/contract/shared/messages';
import { currentUserRoute, logoutRoute } from '@site/contract/team/user';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { loginCopy } from '../../content/product/admin.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { attempt } from '../../shared/attempt.ts';
import { emulators } from '../../shared/environment.ts';
import { firebaseApp } from '../../shared/firebase-app.ts';
import { adminReadsEnded } from '../dashboard/admin-queries.ts';
import type { Profile } from './session.ts';
import { type Accounts, SessionKeeper } from './session-keeper.ts';
import { forgetActivity, noteActivity } from './session-storage.ts';

let keeper: SessionKeeper | undefined;

export function openSession(): SessionKeeper {
  keeper ??= new SessionKeeper({
    accounts: firebaseAccounts(),
    readUser: userReader(),
    sendLogout: (token) => callApi(logoutRoute, { token }),
    readsEnded: adminReadsEnded,
  });
  return keeper;
}

/** The time after the browser's question "Leave this page?". If the page still exists after it, the admin has stayed. */
const stayMilliseconds = 1000;

/**
 * Repeats calls that were cut off because the admin leaves the page: such a failure says nothing about the call. The page still
 * exists if the admin stays on it, or comes back to it.
 */
export function retryUnlessLeft(page: Pick<EventTarget, 'addEventListener'>) {
  let isLeaving = false;
  for (const type of ['beforeunload', 'pagehide'])
    page.addEventListener(type, () => {
      isLeaving = true;
    });
  return async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (!isLeaving) throw error;
      // Browsers send no event when the admin stays.
      await new Promise((resolve) => {
        page.addEventListener('pageshow', resolve, { once: true });
        setTimeout(resolve, stayMilliseconds);
      });
      isLeaving = false;
      return retried(call);
    }
  };
}

/**
 * Gives a function that reads the owner of the session. Calls that are cut off because the admin leaves the page are repeated:
 * they say nothing about the session.
 */
function userReader(): (token: string) => Promise<Profile> {
  const retried = retryUnlessLeft(globalThis);
  return (token) => retried(async () => (await callApi(currentUserRoute, { token })).data);
}

/** Tells whether this browser stores data for the site. Without storage, the session would end with the page. */
function canStore(): boolean {
  const key = 'storage-check';
  return (
    attempt(() => {
      localStorage.setItem(key, key);
      localStorage.removeItem(key);
      return true;
    }) ?? false
  );
}

/** Firebase Auth with the functions that the session needs. It keeps the token and the account in local storage. */
function firebaseAccounts(): Accounts {
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.ports.auth}`, { disableWarnings: true });
  }
  return {
    watch: (listener) => onAuthStateChanged(auth, (account) => listener(account?.uid)),
    signIn: async ({ email, password }) => {
      // The dashboard is another document: without storage, it would find no session.
      if (!canStore()) throw new Error(loginCopy.storageForbidden);
      await signInWithEmailAndPassword(auth, email, password);
      noteActivity();
    },
    signInByToken: async (token) => {
      await signInWithCustomToken(auth, token);
      noteActivity();
    },
    signedInAt: async () => {
      const result = await auth.currentUser?.getIdTokenResult();
      return result && Date.parse(result.authTime);
    },
    signOut: async () => {
      await signOut(auth);
      forgetActivity();
    },
    token: async () => {
      if (!auth.currentUser) throw new ApiError(messages.signInRequired, 401);
      return auth.currentUser.getIdToken();
    },
  };
}
