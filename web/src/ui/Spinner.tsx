import styled from '@emotion/styled/base';
import Box from '@mui/material/Box';
import { interfaceCopy } from '../content/product/interface.ts';
import { colours, media } from './theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function Spinner() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
      <SpinnerMark />
      <VisuallyHidden>{interfaceCopy.loading}</VisuallyHidden>
    </Box>
  );
}

// The symbol of a generator: a circle with a wave, which turns.
const Wave = styled('path')({
  strokeDasharray: '12 24',
  [media.motion]: {
    animation: 'generate 1.1s linear infinite',
    '@keyframes generate': { from: { strokeDashoffset: 36 }, to: { strokeDashoffset: 0 } },
  },
});

/** The turning generator alone, for parts that say "loading" themselves. */
export function SpinnerMark({ size = 56 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 56 56" fill="none" strokeWidth="2.5" aria-hidden="true">
      <circle cx="28" cy="28" r="25" stroke={colours.hairline} />
      <path d="M12 28c5-14 11-14 16 0s11 14 16 0" stroke={colours.hairline} />
      <Wave d="M12 28c5-14 11-14 16 0s11 14 16 0" stroke={colours.accent} pathLength="36" />
    </svg>
  );
}
