import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { applyPage } from '../../content/product/pages/apply.ts';
import { Page } from '../../ui/sections/Page.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, heroEntrance, measures, media, pseudoBox } from '../../ui/theme/tokens.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { nodeSize } from './StepIndicator.tsx';

const side = `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`;

const head = {
  bgcolor: colours.tinted,
  pt: 'clamp(48px, 6vw, 88px)',
  pb: 'clamp(40px, 5vw, 72px)',
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignItems: 'end',
    gap: 6,
  },
  '& > *': heroEntrance,
} as const;

// The points are three bays on a separate conductor.
const bays = {
  position: 'relative',
  mt: 3.5,
  p: 0,
  listStyle: 'none',
  '&::before': { ...pseudoBox, left: 5, top: 10, bottom: 10, width: 2, bgcolor: colours.accent },
  '& > li': { position: 'relative', pl: 4.5 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: colours.accent,
    boxShadow: `0 0 0 4px ${colours.tinted}`,
  },
} as const;

/**
 * The form stands on white paper. The notes beside it stand on the warm ground of the head, which extends to the page's edge.
 */
export function ApplyPage() {
  const { meta, title, intro, sheet } = applyPage;
  return (
    <Page meta={meta}>
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
          <ApplicationForm />
        </Box>
        <Box
          component="aside"
          sx={{
            bgcolor: colours.tinted,
            p: { xs: `48px ${measures.margin} 72px`, lg: `64px ${side} 112px clamp(40px, 4.5vw, 72px)` },
          }}
        >
          <WhatHappensNext />
        </Box>
      </Box>
    </Page>
  );
}

function WhatHappensNext() {
  const { title, points } = applyPage.next;
  return (
    <>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Stack component="ol" spacing={4} sx={bays}>
        {points.map((point) => (
          <Box component="li" key={point.title}>
            <Typography variant="h3" sx={{ fontSize: '1.125rem', lineHeight: 1.35, letterSpacing: 0 }}>
              {point.title}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary', fontSize: '1.0625rem', lineHeight: 1.55 }}>
              {point.text}
              {'link' in point && (
                <>
                  {' '}
                  <Link href={point.link.href} sx={{ textDecorationColor: 'currentColor' }}>
                    {point.link.label}
                  </Link>
                  .
                </>
              )}
            </Typography>
          </Box>
        ))}
      </Stack>
    </>
  );
}
