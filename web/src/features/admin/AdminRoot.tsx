import { currentUserRoute, logoutRoute } from '@ohmbridge/functions/contract/auth-routes';
import { Outlet } from 'react-router-dom';
import { FirebaseAppProvider } from 'reactfire';
import { callApi } from '../../lib/api.ts';
import { firebaseApp } from '../../lib/firebase-app.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { openAccounts } from './session/firebase-accounts.ts';
import { SessionKeeper } from './session/session-keeper.ts';
import { SessionContext } from './session/use-session.ts';

const keeper = new SessionKeeper({
  accounts: openAccounts(),
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
