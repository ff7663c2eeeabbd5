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

/** The hero of the home page: text on the drawing of a place, beside a picture of the place. Three places rotate. */
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

/**
 * The delay after which further places load: the start of the page is over, and the first place is still shown, for five
 * seconds.
 */
const settling = 3500;

/**
 * Gives the number of places to load now: a visitor who soon scrolls down loads the first place only.
 * @param isVisited whether pointer or focus is in the hero: the visitor may then choose any place next
 */
function useLatePlaces(count: number, shown: number, isVisited: boolean): number {
  const [isSettled, setIsSettled] = useState(false);
  const [fetched, setFetched] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settling);
    return () => clearTimeout(timer);
  }, []);
  // The next place is needed, or all of them. Places that have loaded stay.
  const next = isVisited ? count : Math.min(count, shown + 2);
  const wanted = Math.max(fetched, shown + 1, isSettled ? next : 1);
  if (wanted > fetched) setFetched(wanted);
  return wanted;
}
