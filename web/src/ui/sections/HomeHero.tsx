import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../NoBreak.tsx';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours, measures, media } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';
import { HeroControls } from './hero/HeroControls.tsx';
import { type HeroPlace, HeroViews, placeHeight } from './hero/HeroViews.tsx';
import { useLatePlaces } from './hero/use-late-places.ts';
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
  tagline: string;
  intro: string;
  actions: readonly { label: string; href: string }[];
  places: readonly HeroPlace[];
}

/** The first sight of the site: the tagline on the drawing of a place, and beside it the place. Three of them take turns. */
export function HomeHero({ tagline, intro, actions, places }: HomeHeroProps) {
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
        <Box sx={{ position: 'relative', zIndex: 1, ...heroEntrance }}>
          <Typography variant="h1">{tagline}</Typography>
          <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '46ch' }}>
            <NoBreak>{intro}</NoBreak>
          </Typography>
          <Actions actions={actions} />
        </Box>
        {/* After the words: their height is that of the frame, and a document may pause between the two. */}
        <HeroViews places={places.slice(0, fetched)} shown={turns.shown} />
      </Box>
      <HeroControls pictures={places.map(({ picture }) => picture)} {...turns} />
    </Box>
  );
}
