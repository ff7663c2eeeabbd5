import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { colours, heroEntrance, measures, media } from '../theme/tokens.ts';
import { HeroControls } from './hero/HeroControls.tsx';
import { type HeroPlace, HeroViews, placeHeight } from './hero/HeroViews.tsx';
import { useRotation } from './hero/use-rotation.ts';

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

interface HomeHeroProps {
  places: readonly HeroPlace[];
  /** The words of the hero. */
  children: ReactNode;
}

/** The hero of the home page: text on the drawing of a place, and the place beside it. Three places rotate. */
export function HomeHero({ places, children }: HomeHeroProps) {
  const { visitProps, isVisited, ...turns } = useRotation(places.length);
  const fetched = useLatePlaces(places.length, turns.shown, isVisited);
  return (
    <Box
      component="section"
      data-ground="dark"
      {...visitProps}
      sx={{ background: colours.deep, color: colours.onDark }}
    >
      <Box sx={frame}>
        <Box sx={{ position: 'relative', zIndex: 1, ...heroEntrance }}>{children}</Box>
        {/* After the text, which sets the height of the frame: the document can pause between the two. */}
        <HeroViews places={places.slice(0, fetched)} shown={turns.shown} />
      </Box>
      <HeroControls pictures={places.map(({ picture }) => picture)} {...turns} />
    </Box>
  );
}

/** Late enough to leave the start of the page alone, and before the first place has been shown for its five seconds. */
const settling = 3500;

/**
 * How many places to fetch now: a visitor who soon scrolls on downloads the first one only.
 * @param isVisited whether pointer or focus is in the hero, so that any place may be chosen next
 */
function useLatePlaces(count: number, shown: number, isVisited: boolean): number {
  const [isSettled, setIsSettled] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  // The next place is needed, and any that was chosen; what was fetched stays.
  const next = isVisited ? count : Math.min(count, shown + 2);
  const wanted = Math.max(fetched, shown + 1, isSettled ? next : 1);
  if (wanted > fetched) setFetched(wanted);
  return wanted;
}
