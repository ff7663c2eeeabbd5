import styled from '@emotion/styled/base';
import { CheckList } from '../components/CheckList.tsx';
import { StandardLabels } from '../components/StandardLabels.tsx';
import { Text } from '../components/Text.tsx';
import type { Topic } from '../content/service-page.ts';
import { colours, measures } from '../theme/tokens.ts';

const Panel = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 28,
  minWidth: 0,
  // A focus ring around so much text would be too loud: a bar beside it shows the focus.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': {
    content: '""',
    position: 'absolute',
    left: -10,
    top: 0,
    bottom: 0,
    borderLeft: `3px solid ${colours.teal}`,
  },
  // A link to a topic scrolls so that the tabs above it can be seen as well.
  [`@media (max-width: ${measures.desktop - 0.02}px)`]: { scrollMarginTop: 104 },
});

interface TopicPanelProps {
  topic: Topic;
  isInitial: boolean;
}

/** What a tab opens: the topic, its checklist, and the standards that govern it. */
export function TopicPanel({ topic, isInitial }: TopicPanelProps) {
  const { id, title, description, items, standards } = topic;
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`tab-${id}`} tabIndex={0} data-initial={isInitial ? '' : undefined}>
      <div>
        <Text variant="h3" css={{ fontSize: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem)' }}>
          {title}
        </Text>
        <Text css={{ marginTop: 16, maxWidth: '66ch', color: colours.slate }}>{description}</Text>
      </div>
      <CheckList items={items} columns={2} />
      {standards && <StandardLabels standards={standards} />}
    </Panel>
  );
}
