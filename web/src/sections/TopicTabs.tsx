import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Topic } from '../content/service-page.ts';
import { media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';
import { TabList } from './TabList.tsx';
import { TabPanels } from './TabPanels.tsx';
import { TopicPanel } from './TopicPanel.tsx';
import { useTabs } from './use-tabs.ts';

const columns = {
  display: 'grid',
  gap: '36px',
  [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: 9, alignItems: 'start' },
} as const;

interface TopicTabsProps extends SectionHead {
  topics: readonly Topic[];
  /** The topic that is open where the address names none. */
  initial: string;
}

/**
 * Topics behind tabs, one at a time (the tabs pattern of the ARIA practices guide). Each has an address of its own,
 * `#hv`, so that it can be linked and survives a reload.
 */
export function TopicTabs({ topics, initial, ...head }: TopicTabsProps) {
  const labelId = useId();
  const state = useTabs(
    topics.map(({ id }) => id),
    initial,
  );
  return (
    <Section {...head} titleId={labelId}>
      <Box sx={columns}>
        <TabList
          variant="bays"
          state={state}
          tabs={topics.map(({ id, tab }) => ({ id, label: tab }))}
          aria-labelledby={labelId}
        />
        <TabPanels state={state}>
          {topics.map((topic) => (
            <TopicPanel key={topic.id} topic={topic} {...state.panelProps(topic.id)} />
          ))}
        </TabPanels>
      </Box>
    </Section>
  );
}
