import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../components/NoBreak.tsx';
import { heroEntrance } from '../theme/hero-entrance.ts';
import { colours } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';
import { HeroPlaces } from './hero/HeroPlaces.tsx';
import type { HeroPlace } from './hero/HeroViews.tsx';

interface HomeHeroProps {
  tagline: string;
  intro: string;
  actions: readonly { label: string; href: string }[];
  places: readonly HeroPlace[];
}

/** The first sight of the site: the tagline on the drawing of a place, and beside it the place. Three of them take turns. */
export function HomeHero({ tagline, intro, actions, places }: HomeHeroProps) {
  return (
    <HeroPlaces places={places}>
      <Box sx={{ position: 'relative', zIndex: 1, ...heroEntrance }}>
        <Typography variant="h1">{tagline}</Typography>
        <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '46ch', color: colours.onDarkSoft }}>
          <NoBreak>{intro}</NoBreak>
        </Typography>
        <Actions actions={actions} />
      </Box>
    </HeroPlaces>
  );
}
