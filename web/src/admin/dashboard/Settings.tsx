import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/admin.ts';
import { LinkGroup } from '../components/LinkGroup.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { mayOpen, useRoles } from '../session/roles.ts';

const { settings } = dashboardCopy;

export function Settings() {
  const { pathname } = useLocation();
  const roles = useRoles();
  return (
    <>
      <Stack direction="row" sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <LinkGroup
          label={settings.label}
          links={settings.links
            .filter(({ link }) => mayOpen(roles, link))
            .map(({ name, link }) => ({ name, href: link, isHere: pathname === link }))}
        />
        <SchemeChoice />
      </Stack>
      <Suspense fallback={<RowsSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  );
}

/** Light or dark: the same as the device has it, unless the admin chooses; the browser stores the choice. */
function SchemeChoice() {
  const { mode, setMode } = useColorScheme();
  const options = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    words: dashboardCopy.schemes[value],
  }));
  return (
    <MenuButton
      label={dashboardCopy.scheme(dashboardCopy.schemes[mode ?? 'system'])}
      options={options}
      about={undefined}
      onChoose={setMode}
    />
  );
}
