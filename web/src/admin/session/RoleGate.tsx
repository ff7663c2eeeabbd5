import { roles as allRoles } from '@ohmbridge/contract/team/roles';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { rolesFor } from './screen-roles.ts';
import { useHadRole, useHasRole } from './use-roles.ts';

// Few people meet them.
const NotYours = lazy(async () => ({ default: (await import('./NotYours.tsx')).NotYours }));
const RoleLost = lazy(async () => ({ default: (await import('./NotYours.tsx')).RoleLost }));

/** Shows a screen to those whose roles open it, and to everybody else whose it is; then nothing of it is asked for. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const wanted = rolesFor(pathname);
  const isOpen = useHasRole(...(wanted ?? allRoles));
  const wasOpen = useHadRole(...(wanted ?? allRoles));
  const isTheirs = wanted === undefined || isOpen;
  // The screen has the same place in all cases: what is typed into it stays.
  return (
    <>
      <Suspense>{!isTheirs && (wasOpen ? <RoleLost /> : <NotYours />)}</Suspense>
      {(isTheirs || wasOpen) && children}
    </>
  );
}
