import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import { interfaceCopy } from '../../../content/product/interface.ts';
import type { Picture } from '../../../content/shapes/picture.ts';
import { PlayToggle } from '../../PlayToggle.tsx';
import { TitleBlock } from '../../TitleBlock.tsx';
import { colours, families, media } from '../../theme/tokens.ts';
import type { useRotation } from './use-rotation.ts';

const strip = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  paddingBlock: 2,
  background: colours.deep,
  borderTop: `1px solid ${colours.onDarkHairline}`,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [media.print]: { display: 'none' },
} as const;

const controls = {
  display: 'flex',
  '@media (scripting: none)': { display: 'none' },
  // The neighbour of a button must not cover the focus ring of the button.
  '& > :focus-visible': { position: 'relative', zIndex: 1 },
} as const;

const placeButton = {
  position: 'static',
  minWidth: 44,
  minHeight: 44,
  marginLeft: '-1px',
  padding: '0 10px',
  border: `1px solid ${colours.onDarkHairline}`,
  background: colours.deep,
  color: colours.onDarkSoft,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  '&:hover': { color: colours.onDark },
  '&[aria-current]': { color: colours.onDark, boxShadow: `inset 0 -3px ${colours.accent}` },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -4 } },
} as const;

/** The title blocks share one cell, as large as the largest of them: nothing moves when they change. */
const turns = { display: 'grid', '& > *': { gridArea: '1 / 1' } } as const;

interface HeroControlsProps extends Pick<ReturnType<typeof useRotation>, 'shown' | 'show' | 'isPlaying' | 'toggle'> {
  pictures: readonly Picture[];
}

/** The controls below the places: a pause button, one button for each place, and the title block of the shown place. */
export function HeroControls({ pictures, shown, show, isPlaying, toggle }: HeroControlsProps) {
  return (
    <Container sx={strip}>
      <Box sx={controls}>
        <PlayToggle isPlaying={isPlaying} subject={interfaceCopy.pictures} onToggle={toggle} />
        {pictures.map(({ id, caption }, index) => (
          <ButtonBase
            key={id}
            aria-label={`${interfaceCopy.picture(index + 1, pictures.length)}: ${caption}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
            sx={placeButton}
          >
            {index + 1}
          </ButtonBase>
        ))}
      </Box>
      <Box sx={turns}>
        {pictures.map(({ id, caption, scale }, index) => (
          <div key={id} style={{ visibility: index === shown ? 'visible' : 'hidden' }}>
            <TitleBlock number={id} shows={caption} scale={scale} />
          </div>
        ))}
      </Box>
    </Container>
  );
}
