import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { heroEntrance } from '../../theme/hero-entrance.ts';
import { colours, measures, media } from '../../theme/tokens.ts';
import { nodeSize } from './StepIndicator.tsx';

const side = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const head = {
  bgcolor: colours.warm,
  pt: 'clamp(48px, 6vw, 88px)',
  pb: 'clamp(40px, 5vw, 72px)',
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'end',
    gap: 6,
  },
  '& > *': heroEntrance,
} as const satisfies SxProps<Theme>;

interface ApplySheetProps {
  title: string;
  intro: string;
  /** The title block of the form. */
  sheet: { number: string; shows: string; scale: string };
  aside: ReactNode;
  children: ReactNode;
}

/**
 * The sheet that the application stands on: head, the form on white paper, and a margin with notes on the warm ground of
 * the head, which runs down beside the form to the edge.
 */
export function ApplySheet({ title, intro, sheet, aside, children }: ApplySheetProps) {
  return (
    <>
      <Container component="header" sx={head}>
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '50ch' }}>
            {intro}
          </Typography>
        </div>
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <TitleBlock {...sheet} />
        </Box>
      </Container>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 38%)' } }}>
        {/* The busbar of the steps lies on the seam to the head, and starts at the edge of the page. */}
        <Box
          sx={{
            overflowX: 'clip',
            mt: `${nodeSize / -2}px`,
            p: {
              xs: `0 ${measures.margin} clamp(64px, 8vw, 112px)`,
              lg: `0 clamp(48px, 6vw, 96px) 112px ${side}`,
            },
          }}
        >
          {children}
        </Box>
        <Box
          component="aside"
          sx={{
            bgcolor: colours.warm,
            p: { xs: `48px ${measures.margin} 72px`, lg: `64px ${side} 112px clamp(40px, 4.5vw, 72px)` },
          }}
        >
          {aside}
        </Box>
      </Box>
    </>
  );
}
