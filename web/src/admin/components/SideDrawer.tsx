import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SideDrawerProps {
  title: ReactNode;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

export function SideDrawer({ title, close, onClose, children }: SideDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(760px, 100vw)', p: { xs: 2, md: 3 } } },
      }}
    >
      <Stack direction="row" sx={{ mb: 2, justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {close}
        </Button>
      </Stack>
      {children}
    </Drawer>
  );
}
