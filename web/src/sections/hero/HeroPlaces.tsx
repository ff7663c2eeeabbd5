import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours, measures, media } from '../../theme/tokens.ts';
import { HeroControls } from './HeroControls.tsx';
import { type HeroPlace, HeroViews, placeHeight } from './HeroViews.tsx';
import { useLatePlaces } from './use-late-places.ts';
import { useRotation } from './use-rotation.ts';

const frame = {
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  padding: `56px ${measures.margin} calc(${placeHeight} + 48px)`,
  [media.desktop]: {
    minHeight: 'min(720px, calc(100vh - 172px))',
    padding: `72px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
    gridTemplateColumns: 'minmax(0, 46%)',
  },
  [media.print]: { minHeight: 0, paddingBottom: 0 },
} as const;

/** The places behind the words, and the controls below. */
export function HeroPlaces({ places, children }: { places: readonly HeroPlace[]; children: ReactNode }) {
  const count = places.length;
  const { shown, show, isPlaying, toggle, isVisited, visitProps } = useRotation(count);
  const fetched = useLatePlaces({ count, shown, isVisited });
  return (
    <Box
      component="section"
      data-ground="dark"
      {...visitProps}
      sx={{ background: colours.deep, color: colours.onDark }}
    >
      <Box sx={frame}>
        <HeroViews places={places.slice(0, fetched)} shown={shown} />
        {children}
      </Box>
      <HeroControls
        pictures={places.map(({ picture }) => picture)}
        shown={shown}
        show={show}
        isPlaying={isPlaying}
        toggle={toggle}
      />
    </Box>
  );
}
