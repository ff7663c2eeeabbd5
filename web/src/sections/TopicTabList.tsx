import { useEffect, useRef } from 'react';
import { TopicList, TopicListFrame, TopicTab } from './topic-tab-styles.ts';
import { showPanel, useTabs } from './use-tabs.ts';

interface TopicTabListProps {
  tabs: readonly { id: string; tab: string }[];
  /** The tab that is open where the address names none. */
  initial: string;
  /** The id of the element that labels the tabs. */
  labelledBy: string;
}

/**
 * The tabs of the tabs pattern. Their panels stand in the page by the tabs' ids and stay plain HTML: until scripts are
 * there, styles show the one that the address names.
 */
export function TopicTabList({ tabs, initial, labelledBy }: TopicTabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);
  const { active, isKnown, tabProps } = useTabs(ids, initial);

  useEffect(() => {
    if (isKnown) showPanel(ids, active);
    const tab = document.getElementById(`tab-${active}`);
    // In the row of small screens the open tab comes into sight, without moving the page.
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - 24, behavior: 'instant' });
  });

  return (
    <TopicListFrame>
      <TopicList ref={list} role="tablist" aria-labelledby={labelledBy}>
        {tabs.map(({ id, tab }) => (
          <TopicTab key={id} {...tabProps(id)}>
            {tab}
          </TopicTab>
        ))}
      </TopicList>
    </TopicListFrame>
  );
}
