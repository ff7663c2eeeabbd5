import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TabsState } from './use-tabs.ts';

/**
 * Before scripts have started, CSS alone shows one panel: the one that the address names, or else the first to open. A
 * browser without scripts shows all.
 */
const panels = {
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > [hidden]': { display: 'none' },
  '@media (scripting: enabled)': {
    '&[data-waiting]:not(:has(> :target)) > :not([data-initial]), &[data-waiting]:has(> :target) > :not(:target)': {
      display: 'none',
    },
  },
} as const;

interface TabPanelsProps {
  state: TabsState;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Around the panels of tabs, each of which has the state's `panelProps`. */
export function TabPanels({ state, sx = {}, children }: TabPanelsProps) {
  return (
    <Box data-waiting={state.isKnown ? undefined : ''} sx={[panels, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}
