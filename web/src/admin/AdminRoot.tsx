import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { FirebaseAppProvider } from 'reactfire';
import { firebaseApp } from '../shared/firebase-app.ts';
import { forgetOpenJobs } from '../shared/query-client.ts';
import { openSession } from './session/open-session.ts';
import { SessionContext } from './session/session.ts';
import { AdminTheme } from './theme/AdminTheme.tsx';

const session = openSession();

export function AdminRoot() {
  // Deletes the kept open jobs: an admin who goes to the public site then gets the jobs that are published now.
  useEffect(() => () => void forgetOpenJobs(), []);
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <SessionContext value={session}>
        <AdminTheme>
          <Outlet />
        </AdminTheme>
      </SessionContext>
    </FirebaseAppProvider>
  );
}
