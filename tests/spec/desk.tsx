import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getFirestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { type Role, roles } from '../../contract/team/roles.ts';
import { SessionKeeper } from '../../web/src/admin/session/session-keeper.ts';
import { SessionContext } from '../../web/src/admin/session/use-session.ts';
import { firebaseApp } from '../../web/src/shared/firebase-app.ts';
import { drawn, type Part } from './drawn.tsx';

const admin = { name: 'Demo Admin', username: 'demo', email: 'admin@example.com', admin: true };

/** A keeper of the session of an admin, who has signed in. */
async function signedIn(held: readonly Role[]): Promise<SessionKeeper> {
  const nothing = async () => undefined;
  const keeper = new SessionKeeper({
    accounts: {
      watch: () => () => undefined,
      signIn: nothing,
      signInByToken: nothing,
      signOut: nothing,
      signedInAt: nothing,
      token: async () => 'a token',
    },
    readUser: async () => ({ user: admin, roles: held }),
    sendLogout: nothing,
    readsEnded: nothing,
  });
  await keeper.signIn({ email: admin.email, password: 'a password' });
  return keeper;
}

/**
 * A part of the dashboard, as it is drawn first for an admin.
 * @param address where it is drawn
 */
export async function drawnForAdmin(
  node: ReactNode,
  { address = '/dashboard', held = roles }: { address?: string; held?: readonly Role[] } = {},
): Promise<Part> {
  const keeper = await signedIn(held);
  return drawn(
    <SessionContext value={keeper}>
      <FirebaseAppProvider firebaseApp={firebaseApp()}>
        <FirestoreProvider sdk={getFirestore(firebaseApp())}>
          <QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>
        </FirestoreProvider>
      </FirebaseAppProvider>
    </SessionContext>,
    address,
  );
}
