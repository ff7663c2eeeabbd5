import styled from '@emotion/styled/base';
import { useId } from 'react';
import type { Topic } from '../content/service-page.ts';
import { media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';
import { TopicPanel } from './TopicPanel.tsx';
import { TopicTabList } from './TopicTabList.tsx';
import { TopicPanels } from './topic-tab-styles.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 36,
  [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: 72, alignItems: 'start' },
});

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
  return (
    <Section {...head} titleId={labelId}>
      <Columns>
        <TopicTabList tabs={topics.map(({ id, tab }) => ({ id, tab }))} initial={initial} labelledBy={labelId} />
        <TopicPanels data-waiting="">
          {topics.map((topic) => (
            <TopicPanel key={topic.id} topic={topic} isInitial={topic.id === initial} />
          ))}
        </TopicPanels>
      </Columns>
    </Section>
  );
}
