import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type CSSProperties, useState } from 'react';
import { embeddedMapAddress, type MapPosition, mapPageAddress, positionFigures } from '../shared/map-position.ts';
import { TitleBlock } from './TitleBlock.tsx';
import { colours, measures, media } from './theme/tokens.ts';
import { NewTabNote, newTab, VisuallyHidden } from './VisuallyHidden.tsx';

const wideScreen = `(min-width: ${measures.tablet}px)`;

const map = {
  background: colours.tinted,
  borderTop: `1px solid ${colours.hairline}`,
  '& img': { width: '100%', height: 'auto' },
  // The interactive map is as large as the picture that it replaces.
  '& > iframe': {
    display: 'block',
    width: '100%',
    aspectRatio: 'var(--narrow)',
    border: 0,
    [media.tablet]: { aspectRatio: 'var(--wide)' },
  },
} as const;

interface MapFile {
  address: string;
  width: number;
  height: number;
}

interface PlaceMapProps {
  place: string;
  position: MapPosition;
  picture: { wide: MapFile; narrow: MapFile; number: string; alternative: string };
  copy: Record<'show' | 'hide' | 'frameTitle' | 'link', string>;
}

/**
 * A drawn map of a place. The visitor can replace it with the interactive map. Before that, the page requests nothing from
 * another host.
 */
export function PlaceMap({ place, position, picture, copy }: PlaceMapProps) {
  const [isInteractive, setInteractive] = useState(false);
  const { wide, narrow, number, alternative } = picture;
  return (
    // The narrow picture is for phones: on wider screens its letters would be far too large.
    <Box component="figure" sx={{ display: 'grid', maxWidth: { xs: 480, md: 'none' } }}>
      <Box sx={map}>
        {isInteractive ? (
          <iframe
            src={embeddedMapAddress(position)}
            title={copy.frameTitle}
            style={{ '--wide': ratio(wide), '--narrow': ratio(narrow) } as CSSProperties}
          />
        ) : (
          <picture>
            <source media={wideScreen} srcSet={wide.address} width={wide.width} height={wide.height} />
            <img src={narrow.address} width={narrow.width} height={narrow.height} alt={alternative} loading="lazy" />
          </picture>
        )}
      </Box>
      {/* The map can extend beyond the right edge of the page. The text below it must not. */}
      <Box component="figcaption" sx={{ paddingRight: measures.margin }}>
        <TitleBlock number={number} shows={place} scale={positionFigures(position, 3).join(' ')} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 28px', paddingTop: 2 }}>
          <Button variant="outlined" size="small" onClick={() => setInteractive(!isInteractive)}>
            {isInteractive ? copy.hide : copy.show}
            <VisuallyHidden>: {place}</VisuallyHidden>
          </Button>
          {/* Without padding, the text of the link begins at the left margin of the page. */}
          <Button variant="text" size="small" href={mapPageAddress(position)} {...newTab} sx={{ paddingInline: 0 }}>
            {copy.link}
            <VisuallyHidden>: {place}</VisuallyHidden>
            <NewTabNote />
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}

function ratio({ width, height }: MapFile): string {
  return `${width} / ${height}`;
}
