import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colours, media, pseudoBox } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

// On a phone the steps are nodes of the page's line. On wide screens they have a line from left to right.
const row = {
  display: 'grid',
  gap: '36px',
  counterReset: 'step',
  '& > li': { position: 'relative', counterIncrement: 'step' },
  '& > li::after': {
    ...pseudoBox,
    left: -23,
    top: 3,
    width: 14,
    height: 14,
    borderRadius: '7px',
    background: colours.accent,
  },
  [media.desktop]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': { padding: '44px 32px 0 0' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 6,
      borderTop: `2px solid ${colours.accent}`,
    },
    '& > li::after': { left: 0, top: 0 },
  },
  '@media (forced-colors: active)': { '& > li::after': { background: 'CanvasText' } },
} as const;

/** The number of the list item. Screen readers read it, and CSS gives it the style of the drawings. */
const number = {
  display: 'block',
  marginBottom: 1,
  lineHeight: '20px',
  color: 'text.secondary',
  '&::before': { content: 'counter(step, decimal-leading-zero)' },
} as const;

interface ProcessStepsProps extends SectionHead {
  steps: readonly { title: string; text: string }[];
}

/** The steps of a process along a line. */
export function ProcessSteps({ steps, ...head }: ProcessStepsProps) {
  return (
    <Section {...head}>
      <Box component="ol" role="list" sx={row}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="caption" aria-hidden="true" sx={number} />
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ marginTop: 1.5, maxWidth: '52ch', color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
