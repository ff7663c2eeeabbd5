import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contactPage } from '../../content/firm/pages/contact.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, heroEntrance, measures, media } from '../../ui/theme/tokens.ts';
import network from './maps/offices.svg';
import networkNarrow from './maps/offices-narrow.svg';

const ground = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  bgcolor: colours.deep,
  color: colours.onDark,
  [media.desktop]: { gridTemplateColumns: '42% 58%', minHeight: 'min(600px, 39vw)' },
} as const;

const words = {
  alignSelf: 'center',
  p: {
    xs: `56px ${measures.margin} 40px`,
    lg: `64px 0 64px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
  },
  ...heroEntrance,
} as const;

/** The map bleeds off the right edge; towards the text it fades into the ground. */
const map = {
  display: 'grid',
  [media.print]: { display: 'none' },
  [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr) auto' },
  '& picture': { position: 'relative' },
  '& img': {
    width: '100%',
    height: 'auto',
    // The map is as high as the text beside it.
    [media.desktop]: {
      position: 'absolute',
      height: '100%',
      objectFit: 'cover',
      maskImage: 'linear-gradient(90deg, transparent, #000 10%)',
    },
  },
  '& figcaption': { p: `0 ${measures.margin} 20px`, [media.desktop]: { pl: 0 } },
} as const;

export function ContactHero() {
  const { title, intro, drawing } = contactPage.hero;
  return (
    <Box component="section" data-ground="dark" sx={ground}>
      <Box sx={words}>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" sx={{ mt: 3, maxWidth: '42ch', color: colours.onDarkSoft }}>
          <NoBreak>{intro}</NoBreak>
        </Typography>
      </Box>
      <Box component="figure" sx={map}>
        <picture>
          <source media="(min-width: 600px)" srcSet={network} width={900} height={600} />
          <img src={networkNarrow} width={390} height={330} alt={drawing.alternative} />
        </picture>
        <figcaption>
          <TitleBlock number={drawing.number} shows={drawing.shows} scale={drawing.scale} />
        </figcaption>
      </Box>
    </Box>
  );
}
