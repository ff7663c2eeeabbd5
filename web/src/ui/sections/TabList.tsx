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

/** The tabs of the tabs pattern. Each is a link to its panel: until scripts are there, styles show the one that it names. */
export function TabList({ state, tabs, ...rest }: TabListProps) {
  return (
    <Tabs value={state.active} {...rest}>
      {tabs.map(({ id, label }) => (
        <Tab key={id} component="a" value={id} label={label} {...state.tabProps(id)} />
      ))}
    </Tabs>
  );
}
