import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { applyPage } from '../../content/pages/apply.ts';
import { colours } from '../../theme/tokens.ts';

// Three bays on a conductor of their own.
const bays = {
  position: 'relative',
  mt: 3.5,
  p: 0,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 10,
    bottom: 10,
    width: 2,
    bgcolor: colours.amber,
  },
  '& > li': { position: 'relative', pl: 4.5 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: colours.amber,
    boxShadow: `0 0 0 4px ${colours.warm}`,
  },
} as const satisfies SxProps<Theme>;

/** What becomes of an application. */
export function WhatHappensNext() {
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
