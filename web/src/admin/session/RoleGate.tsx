import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { roles as allRoles } from '@ohmbridge/contract/team/roles';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { roleCopy } from '../../content/admin-roles.ts';
import { PageHead } from '../components/PageHead.tsx';
import { rolesFor } from './screen-roles.ts';
import { useHadRole, useHasRole, useRoles } from './use-roles.ts';

/** Shows a screen to those whose roles open it, and to everybody else whose it is; then nothing of it is asked for. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const wanted = rolesFor(pathname);
  const isOpen = useHasRole(...(wanted ?? allRoles));
  const wasOpen = useHadRole(...(wanted ?? allRoles));
  if (wanted === undefined || isOpen) return children;
  return wasOpen ? (
    <>
      <Alert severity="warning" icon={false} sx={{ mb: 2 }}>
        {roleCopy.lost}
      </Alert>
      {children}
    </>
  ) : (
    <NotYours />
  );
}

function NotYours() {
  const { pathname } = useLocation();
  const held = useRoles();
  return (
    <>
      <PageHead />
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <p>{roleCopy.notYours(rolesFor(pathname) ?? [])}</p>
        <p>{roleCopy.held(held)}</p>
        <Link component={RouterLink} to="/dashboard" sx={{ alignSelf: 'start', py: 1 }}>
          {roleCopy.back}
        </Link>
      </Stack>
    </>
  );
}
