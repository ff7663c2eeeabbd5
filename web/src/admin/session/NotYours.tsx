import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { roleCopy } from '../../content/product/admin-team.ts';
import { PageHead } from '../components/PageHead.tsx';
import { rolesFor, useRoles } from './roles.ts';

/** Names the roles that open the screen, for an admin without these roles. */
export function NotYours() {
  const { pathname } = useLocation();
  const held = useRoles();
  return (
    <>
      <PageHead />
      <Stack sx={{ gap: 2, maxWidth: 640 }}>
        <p>{roleCopy.notYours(rolesFor(pathname) ?? [])}</p>
        <p>{roleCopy.held(held)}</p>
        <Link href="/dashboard" sx={{ alignSelf: 'start', py: 1 }}>
          {roleCopy.back}
        </Link>
      </Stack>
    </>
  );
}

/** Tells an admin that their changed roles no longer open this screen, which they opened before the change. */
export function RoleLost() {
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2 }}>
      {roleCopy.lost}
    </Alert>
  );
}
