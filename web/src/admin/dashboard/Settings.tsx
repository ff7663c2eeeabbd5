import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/product/admin.ts';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { LinkGroup } from '../components/LinkGroup.tsx';
import { mayOpen, useRoles } from '../session/roles.ts';

const { settings } = dashboardCopy;

export function Settings() {
  const { pathname } = useLocation();
  const roles = useRoles();
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <LinkGroup
          label={settings.label}
          links={settings.links
            .filter(({ link }) => mayOpen(roles, link))
            .map(({ name, link }) => ({ name, href: link, isHere: pathname === link }))}
        />
      </Box>
      <Suspense fallback={<RowsSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  );
}
