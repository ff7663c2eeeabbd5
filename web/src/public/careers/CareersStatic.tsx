import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { careersStatic } from '../../content/firm/pages/careers-static.ts';
import { TransmissionTower } from '../../drawings/TransmissionTower.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { Actions } from '../../ui/sections/Actions.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, heroEntrance, measures, media } from '../../ui/theme/tokens.ts';

/** The width by which the drawing extends beyond the content on wide screens. */
const bleed = `max(96px, (100vw - ${measures.contentWidth}px) / 2)`;

/** The screens with a dense layout, so that the openings begin on the first screen or just below it. */
const phone = `@media (max-width: ${measures.tablet - 0.05}px)`;

const frame = {
  display: 'grid',
  paddingTop: '20px',
  paddingBottom: '24px',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    minHeight: 'min(760px, calc(100vh - 96px))',
    paddingTop: 0,
    paddingBottom: 0,
  },
} as const;

const words = {
  position: 'relative',
  zIndex: 1,
  [media.desktop]: { alignSelf: 'center', padding: '56px 0 176px' },
  ...heroEntrance,
} as const;

const figure = {
  position: 'relative',
  marginRight: `calc(${measures.margin} * -1)`,
  // The drawing is hidden on a phone, so that the open positions come first.
  [phone]: { display: 'none' },
  [media.print]: { display: 'none' },
  // The towers stand on the horizon below the text; the conductors leave the page at the right edge.
  [media.desktop]: { alignSelf: 'end', margin: `0 calc(${bleed} * -1) 0 -48px` },
} as const;

// The title block stays within the page's margins.
const caption = {
  padding: `0 ${measures.margin} 24px 0`,
  [media.desktop]: { padding: `0 ${bleed} 32px 48px` },
} as const;

export function CareersBanner() {
  const { title, intro, actions, drawing } = careersStatic.hero;
  return (
    <Box component="section" sx={{ position: 'relative', overflow: 'hidden', bgcolor: colours.tinted }}>
      <Container sx={frame}>
        <Box sx={words}>
          <Typography variant="h1" sx={{ [phone]: { fontSize: '1.875rem', lineHeight: 1.1 } }}>
            {title}
          </Typography>
          <Typography
            variant="subtitle1"
            sx={{
              marginTop: { xs: 1.5, md: 3 },
              maxWidth: '44ch',
              [phone]: { fontSize: '1rem', lineHeight: 1.45 },
            }}
          >
            <NoBreak>{intro}</NoBreak>
          </Typography>
          <Actions actions={actions} marginTop="clamp(20px, 3vw, 40px)" />
        </Box>
        <Box component="figure" sx={figure}>
          <TransmissionTower title={drawing.alternative} />
          <Box component="figcaption" sx={caption}>
            <TitleBlock number={drawing.number} shows={drawing.shows} scale={drawing.scale} />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

const compactWelcome = {
  '& > section': { rowGap: '8px', padding: '20px 0 8px' },
  '& .MuiTypography-overline': { marginBottom: '4px' },
  '& p:has(> a)': { marginTop: 0 },
} as const;

export function CareersWelcome() {
  return (
    <Box sx={{ [phone]: compactWelcome }}>
      <Welcome symbol="generator" {...careersStatic.welcome} />
    </Box>
  );
}
