import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { careersStatic } from '../../content/pages/careers-static.ts';
import { TransmissionTower } from '../../drawings/TransmissionTower.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { Actions } from '../../ui/sections/Actions.tsx';
import { Welcome } from '../../ui/sections/Welcome.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, heroEntrance, measures, media } from '../../ui/theme/tokens.ts';

/** How far the drawing runs over the content's right edge on a desk. */
const bleed = `max(96px, (100vw - ${measures.contentWidth}px) / 2)`;

const frame = {
  display: 'grid',
  paddingTop: '56px',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    minHeight: 'min(760px, calc(100vh - 96px))',
    paddingTop: 0,
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
  [media.print]: { display: 'none' },
  marginRight: `calc(${measures.margin} * -1)`,
  '& > svg': { width: '118%', margin: '0 0 0 -9%', maxWidth: 'none' },
  [media.tablet]: { '& > svg': { width: '100%', margin: 0 } },
  // The towers on the horizon stand under the words; the conductors leave over the right edge.
  [media.desktop]: { alignSelf: 'end', margin: `0 calc(${bleed} * -1) 0 -48px` },
} as const;

// The title block keeps to the margins.
const caption = {
  padding: `0 ${measures.margin} 24px 0`,
  [media.desktop]: { padding: `0 ${bleed} 32px 48px` },
} as const;

export function CareersBanner() {
  const { title, intro, actions, drawing } = careersStatic.hero;
  return (
    <Box component="section" sx={{ position: 'relative', overflow: 'hidden', bgcolor: colours.warm }}>
      <Container sx={frame}>
        <Box sx={words}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" sx={{ marginTop: 3, maxWidth: '44ch' }}>
            <NoBreak>{intro}</NoBreak>
          </Typography>
          <Actions actions={actions} />
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

export function CareersWelcome() {
  return <Welcome symbol="generator" {...careersStatic.welcome} />;
}
