import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckList } from '../components/CheckList.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { StandardLabels } from '../components/StandardLabels.tsx';
import type { Topic } from '../content/service-page.ts';
import { colours, measures } from '../theme/tokens.ts';
import type { TabsState } from './use-tabs.ts';

const panel = {
  position: 'relative',
  display: 'grid',
  gap: '28px',
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
} as const;

type TopicPanelProps = ReturnType<TabsState['panelProps']> & { topic: Topic };

/** What a tab opens: the topic, its checklist, and the standards that govern it. */
export function TopicPanel({ topic: { title, description, items, standards }, ...panelProps }: TopicPanelProps) {
  return (
    <Box {...panelProps} tabIndex={0} sx={panel}>
      <div>
        <Typography variant="h3" sx={{ fontSize: 'clamp(1.375rem, 1.2rem + 0.75vw, 1.875rem)' }}>
          <NoBreak>{title}</NoBreak>
        </Typography>
        <Typography sx={{ marginTop: 2, maxWidth: '66ch', color: 'text.secondary' }}>
          <NoBreak>{description}</NoBreak>
        </Typography>
      </div>
      <CheckList items={items} columns={2} />
      {standards && <StandardLabels standards={standards} />}
    </Box>
  );
}
