import { useEffect, useRef } from 'react';
import { TopicList, TopicListFrame, TopicTab } from './topic-tab-styles.ts';
import { useTabProps } from './use-tab-props.ts';

interface TopicTabListProps {
  tabs: readonly { id: string; tab: string }[];
  active: string;
  /** The element whose words name the tabs. */
  labelledBy: string;
}

/** The tabs of the tabs pattern: a click or a key opens a tab's panel by way of the address, `#hv`. */
export function TopicTabList({ tabs, active, labelledBy }: TopicTabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const tabProps = useTabProps(
    tabs.map(({ id }) => id),
    active,
  );

  useEffect(() => {
    const tab = document.getElementById(`tab-${active}`);
    // In the row of small screens the open tab comes into sight, without moving the page.
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - 24, behavior: 'instant' });
  }, [active]);

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
