import { currentUserRoute, logoutRoute } from '@ohmbridge/functions/contract/auth-routes';
import { Outlet } from 'react-router-dom';
import { FirebaseAppProvider } from 'reactfire';
import { callApi } from '../../lib/api.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { openAuth } from './firebase/admin-auth.ts';
import { firebaseAccounts } from './firebase/firebase-accounts.ts';
import { SessionKeeper } from './session/session-keeper.ts';
import { SessionContext } from './session/use-session.ts';

const keeper = new SessionKeeper({
  accounts: firebaseAccounts(openAuth()),
  readUser: async (token) => (await callApi(currentUserRoute, { token })).data.user,
  sendLogout: (token) => callApi(logoutRoute, { token }),
});

/** What the log-in screen and the dashboard stand in: Firebase, the session and Material UI's theme. */
export function AdminRoot() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <SessionContext value={keeper}>
        <MaterialTheme>
          <Outlet />
        </MaterialTheme>
      </SessionContext>
    </FirebaseAppProvider>
  );
}
