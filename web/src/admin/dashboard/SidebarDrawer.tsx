import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { User } from '@site/contract/team/user';
import { dashboardCopy } from '../../content/product/admin.ts';
import { Sidebar } from './Sidebar.tsx';

interface SidebarDrawerProps {
  id: string;
  user: User;
  onClose: () => void;
}

/** The sidebar as a drawer, on small screens. A link, Escape or a click outside closes it. */
export function SidebarDrawer({ id, user, onClose }: SidebarDrawerProps) {
  return (
    <Drawer
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { id, 'aria-label': dashboardCopy.navigation, sx: { width: 'min(300px, 86vw)' } } }}
    >
      <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Button autoFocus variant="outlined" size="small" onClick={onClose}>
          {dashboardCopy.closeMenu}
        </Button>
      </Box>
      <Sidebar user={user} />
    </Drawer>
  );
}
