import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import type { TabsState } from './use-tabs.ts';

interface TabListProps {
  state: TabsState;
  tabs: readonly { id: string; label: ReactNode }[];
  variant?: 'standard' | 'bays';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * The tabs of the ARIA tabs pattern. Each tab is a link to its panel. Before scripts run, CSS shows the panel of the
 * address.
 */
export function TabList({ state, tabs, ...rest }: TabListProps) {
  return (
    <Tabs value={state.active} {...rest}>
      {tabs.map(({ id, label }) => (
        <Tab key={id} component="a" value={id} label={label} {...state.tabProps(id)} />
      ))}
    </Tabs>
  );
}

/**
 * Before scripts have started, CSS alone shows one panel: the one that the address names, or else the initial one. A
 * browser without scripts shows all panels.
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

/** The frame of the panels. Each panel gets the `panelProps` of the state. */
export function TabPanels({ state, sx = {}, children }: TabPanelsProps) {
  return (
    <Box data-waiting={state.isKnown ? undefined : ''} sx={[panels, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}
