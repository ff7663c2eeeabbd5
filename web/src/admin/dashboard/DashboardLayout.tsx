import Box from '@mui/material/Box';
import { collections } from '@site/contract/shared/collections';
import { loginPath } from '@site/contract/team/password-link';
import { roles as allRoles, rolesOf } from '@site/contract/team/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FirestoreProvider } from 'reactfire';
import { adminCopy } from '../../content/product/admin.ts';
import { emulators } from '../../shared/environment.ts';
import { firebaseApp } from '../../shared/firebase-app.ts';
import { ClientFailure, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Notices } from '../components/Notices.tsx';
import { Trail } from '../components/PageHead.tsx';
import { Questions } from '../components/Questions.tsx';
import { useIsClientBroken, useQuietly } from '../components/use-live.ts';
import { loginPathFor, storeNotice } from '../login/login-path.ts';
import { rolesFor, useHadRole, useHasRole } from '../session/roles.ts';
import { SessionGuard } from '../session/SessionGuard.tsx';
import { useSession, useSessionKeeper } from '../session/session.ts';
import { forgetDrafts } from '../session/session-storage.ts';
import { AdminBar } from './AdminBar.tsx';
import { adminQueries } from './admin-queries.ts';
import { EmptyFrame, Frame } from './Frame.tsx';
import { Sidebar } from './Sidebar.tsx';

// The first screen has no screen above it, so it does not need this code.
const TrailLinks = lazy(async () => ({ default: (await import('./TrailLinks.tsx')).TrailLinks }));

// One client for each session: a session ends together with the page, and the read data goes with it.
const firestore = getFirestore(firebaseApp());
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.ports.firestore);

/** The frame of the admin area. Only a signed-in admin gets in; anyone else is sent to the login page and back. */
export function DashboardLayout() {
  const session = useSession();
  const keeper = useSessionKeeper();
  const { pathname, search } = useLocation();
  const trail = use(Trail);
  const isClientBroken = useIsClientBroken();

  useEffect(() => {
    if (session.status === 'signed-in') forgetDrafts({ unlessOf: keeper.uid() });
    if (session.status === 'signed-out' && session.left) forgetDrafts();
  }, [session, keeper]);

  useEffect(() => {
    // The login page also asks for the second step.
    if (session.status === 'pending') location.replace(loginPathFor(`${pathname}${search}`));
    if (session.status !== 'signed-out') return;
    storeNotice(session.notice);
    const address = session.left ? loginPath : loginPathFor(`${pathname}${search}`);
    // The page waits for running requests, because leaving earlier would cut them off.
    void keeper.signedOut().then(() => location.replace(address));
  }, [session, keeper, pathname, search]);

  if (session.status === 'unchecked')
    return (
      <EmptyFrame>
        <FailureAlert message={adminCopy.unchecked} onTryAgain={keeper.checkAgain} />
      </EmptyFrame>
    );
  if (session.status !== 'signed-in') return <EmptyFrame />;
  return (
    <FirestoreProvider sdk={firestore}>
      <FollowedRoles />
      <QueryClientProvider client={adminQueries}>
        <Notices>
          <Questions>
            <SessionGuard />
            <Frame sidebar={<Sidebar user={session.user} />} bar={<AdminBar user={session.user} />}>
              {/* The screen stays below the message, with all text that the admin has typed. */}
              {isClientBroken && <ClientFailure />}
              {trail.length > 1 && (
                <Box sx={{ minHeight: 28, mb: 1 }}>
                  <Suspense>
                    <TrailLinks />
                  </Suspense>
                </Box>
              )}
              <RoleGate>
                {/* The frame stays while the code of a screen loads. */}
                <Suspense fallback={<RowsSkeleton />}>
                  <Outlet />
                </Suspense>
              </RoleGate>
            </Frame>
          </Questions>
        </Notices>
      </QueryClientProvider>
    </FirestoreProvider>
  );
}

/** Updates the roles of the session when the admin's record changes, without a new sign-in. */
function FollowedRoles() {
  const keeper = useSessionKeeper();
  // The next call of a former admin is refused; until then the screen keeps the typed text.
  useQuietly(collections.admins, keeper.uid(), (record) => {
    if (record) keeper.learnRoles(rolesOf(record));
  });
  return null;
}

// Few admins see these messages, so their code loads on demand.
const NotYours = lazy(async () => ({ default: (await import('../session/NotYours.tsx')).NotYours }));
const RoleLost = lazy(async () => ({ default: (await import('../session/NotYours.tsx')).RoleLost }));

/** Shows a screen to admins whose roles open it. Other admins see the needed roles, and the screen loads no data. */
function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const wanted = rolesFor(pathname);
  const isOpen = useHasRole(...(wanted ?? allRoles));
  const wasOpen = useHadRole(...(wanted ?? allRoles));
  const isTheirs = wanted === undefined || isOpen;
  // The screen has the same place in the React tree in all cases, so that React keeps the typed text.
  return (
    <>
      <Suspense>{!isTheirs && (wasOpen ? <RoleLost /> : <NotYours />)}</Suspense>
      {(isTheirs || wasOpen) && children}
    </>
  );
}
