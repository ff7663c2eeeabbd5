import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { User } from '@site/contract/team/user';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/product/admin.ts';
import { GlobalSearch } from '../search/GlobalSearch.tsx';
import { useHasRole } from '../session/roles.ts';
import { BarTitle } from './Frame.tsx';

// The pointer or the focus on the button preloads the code of the drawer: the first screen does not wait for it.
const loadDrawer = async () => ({ default: (await import('./SidebarDrawer.tsx')).SidebarDrawer });
const prepareDrawer = () => void loadDrawer().catch(() => undefined);
const SidebarDrawer = lazy(loadDrawer);

/** The content of the app bar: the search, and the menu button on screens without room for the sidebar. */
export function AdminBar({ user }: { user: User }) {
  // Other roles see so few documents that they need no search.
  const canSearch = useHasRole('jobs', 'hiring');
  return (
    <>
      <Menu user={user} />
      <BarTitle />
      <Box sx={{ ml: { xs: 'auto', lg: 0 }, width: { md: 1 } }}>{canSearch && <GlobalSearch />}</Box>
    </>
  );
}

/** The button that opens the sidebar on small screens. */
function Menu({ user }: { user: User }) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { key } = useLocation();
  // The page on which the admin opened the drawer; on any other page the drawer is closed.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const id = useId();
  if (!isNarrow) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={prepareDrawer}
        onFocus={prepareDrawer}
        onClick={() => setOpenAt(key)}
      >
        {dashboardCopy.openMenu}
      </Button>
      <Suspense>{isOpen && <SidebarDrawer id={id} user={user} onClose={() => setOpenAt(undefined)} />}</Suspense>
    </>
  );
}
