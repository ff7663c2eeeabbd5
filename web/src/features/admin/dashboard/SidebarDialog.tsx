import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { User } from '@ohmbridge/functions/contract/user';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardCopy } from '../../../content/admin.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { Sidebar } from './Sidebar.tsx';

const toggle = { padding: '6px 14px', borderColor: colours.outline, background: colours.paper } as const;

const paper = {
  display: 'block',
  height: '100dvh',
  width: 'min(320px, 86vw)',
  background: colours.warm,
  borderRight: `1px solid ${colours.hairline}`,
  overscrollBehavior: 'contain',
} as const;

/** The sidebar on small screens: a button opens it over the page; a choice, Escape or a click beside it closes it. */
export function SidebarDialog({ user }: { user: User }) {
  const { key } = useLocation();
  // Where it was opened: elsewhere it is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);
  const id = useId();

  return (
    <Toolbar sx={{ minHeight: 68, padding: '8px 20px', justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontFamily: families.heading, fontSize: '1.125rem', fontWeight: 600, lineHeight: 'normal' }}>
        {dashboardCopy.title}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(key)}
        sx={toggle}
      >
        {dashboardCopy.openMenu}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        elevation={0}
        transitionDuration={0}
        slotProps={{ paper: { id, 'aria-label': dashboardCopy.navigation, sx: paper } }}
        sx={{ display: { lg: 'none' } }}
      >
        <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
          <Button ref={focus} variant="outlined" size="small" onClick={close} sx={toggle}>
            {dashboardCopy.closeMenu}
          </Button>
        </Box>
        <Sidebar user={user} />
      </Drawer>
    </Toolbar>
  );
}

/** Gives an element the focus as soon as it is there. */
const focus = (element: HTMLElement | null) => element?.focus();
