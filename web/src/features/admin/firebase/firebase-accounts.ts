import { messages } from '@ohmbridge/functions/contract/messages';
import { type Auth, onAuthStateChanged, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { ApiError } from '../../../lib/api.ts';
import type { Accounts } from '../session/session-keeper.ts';

/** Firebase Auth, as the session uses it. */
export function firebaseAccounts(auth: Auth): Accounts {
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
