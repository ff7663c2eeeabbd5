import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Topic } from '../../content/shapes/service-page.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { colours, measures, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';
import { TabList, TabPanels } from './Tabs.tsx';
import { useTabs } from './use-tabs.ts';

const columns = {
  display: 'grid',
  gap: '36px',
  [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: 9, alignItems: 'start' },
} as const;

const panel = {
  position: 'relative',
  display: 'grid',
  gap: '28px',
  minWidth: 0,
  // A focus ring around so much text would be too loud: a bar beside the text shows the focus.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': {
    content: '""',
    position: 'absolute',
    left: -10,
    top: 0,
    bottom: 0,
    borderLeft: `3px solid ${colours.brand}`,
  },
  // A link to a topic scrolls to a position at which the tabs above the topic are visible too.
  [`@media (max-width: ${measures.desktop - 0.02}px)`]: { scrollMarginTop: 104 },
} as const;

export const TopicText = staticPart(() => import('./TopicText.tsx'), 'TopicText');

interface TopicsProps {
  topics: readonly Topic[];
  /** The topic that is open if the address names none. */
  initial: string;
}

/**
 * Topics behind tabs, one at a time (the tabs pattern of the ARIA practices guide). Each topic has an address, such as
 * `#hv`, so that it can be linked and survives a reload.
 */
export function TopicTabs({ topics, initial, ...head }: TopicsProps & SectionHead) {
  const labelId = useId();
  return (
    <Section {...head} titleId={labelId}>
      <Topics topics={topics} initial={initial} labelId={labelId} />
    </Section>
  );
}

/** The tabs and their panels. They are a separate component, so that a change does not render the head of the section again. */
function Topics({ topics, initial, labelId }: TopicsProps & { labelId: string }) {
  const state = useTabs(
    topics.map(({ id }) => id),
    initial,
  );
  return (
    <Box sx={columns}>
      <TabList
        variant="bays"
        state={state}
        tabs={topics.map(({ id, tab }) => ({ id, label: tab }))}
        aria-labelledby={labelId}
      />
      <TabPanels state={state}>
        {topics.map((topic) => (
          <Box key={topic.id} {...state.panelProps(topic.id)} tabIndex={0} sx={panel}>
            <TopicText topic={topic} />
          </Box>
        ))}
      </TabPanels>
    </Box>
  );
}
