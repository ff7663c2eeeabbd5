import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { User } from '@ohmbridge/contract/team/user';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../content/admin.ts';
import { families } from '../../ui/theme/tokens.ts';
import { GlobalSearch } from '../search/GlobalSearch.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The bar over every screen: the menu where there is no room for the sidebar, and what is at hand everywhere. */
export function DeskBar({ user }: { user: User }) {
  return (
    <AppBar position="sticky" elevation={0}>
      <Toolbar variant="dense" sx={{ minHeight: 56, px: { xs: 2, lg: 4 }, gap: 2 }}>
        <Menu user={user} />
        <Typography
          sx={{ display: { lg: 'none' }, fontFamily: families.heading, fontWeight: 600, fontSize: '1.0625rem' }}
          noWrap
        >
          {dashboardCopy.title}
        </Typography>
        <Box sx={{ ml: { xs: 'auto', lg: 0 }, width: { md: 1 } }}>
          <GlobalSearch />
        </Box>
      </Toolbar>
    </AppBar>
  );
}

/** The sidebar on small screens: a button opens it over the page; a choice, Escape or a click beside it closes it. */
function Menu({ user }: { user: User }) {
  const { key } = useLocation();
  // Where it was opened: elsewhere it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);
  const id = useId();
  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <Button variant="outlined" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpenAt(key)}>
        {dashboardCopy.openMenu}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        transitionDuration={0}
        slotProps={{ paper: { id, 'aria-label': dashboardCopy.navigation, sx: { width: 'min(300px, 86vw)' } } }}
      >
        <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
          <Button autoFocus variant="outlined" size="small" onClick={close}>
            {dashboardCopy.closeMenu}
          </Button>
        </Box>
        <Sidebar user={user} />
      </Drawer>
    </Box>
  );
}
