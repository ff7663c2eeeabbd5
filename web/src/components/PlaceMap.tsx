import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colours, measures, media } from '../theme/tokens.ts';
import { LinkButton } from './LinkButton.tsx';
import { embeddedMapAddress, type MapPosition, mapPageAddress, positionLabel } from './open-street-map.ts';
import { TitleBlock } from './TitleBlock.tsx';
import { useHydrated } from './use-hydrated.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Figure = styled('figure')({ display: 'grid' });

/** As high as the picture is at its width; on a phone the picture is cut at its sides instead of shrunk. */
const Frame = styled('div')({
  position: 'relative',
  height: 320,
  background: colours.warm,
  borderTop: `1px solid ${colours.hairline}`,
  borderBottom: `1px solid ${colours.hairline}`,
  '& > img, & > iframe': { display: 'block', width: '100%', height: '100%', border: 0, objectFit: 'cover' },
  [media.tablet]: { height: 'auto', aspectRatio: '3 / 2' },
});

const Caption = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  paddingTop: 16,
  maxWidth: `calc(100vw - ${measures.margin} * 2)`,
  // The link begins where everything else does.
  '& .MuiButton-text': { paddingLeft: 0, paddingRight: 0 },
});

export interface PlaceMapWords {
  show: string;
  hide: string;
  frameTitle: (place: string) => string;
  link: string;
}

interface PlaceMapProps {
  place: string;
  position: MapPosition;
  picture: { address: string; width: number; height: number; number: string; alternative: string; focus: string };
  words: PlaceMapWords;
}

/**
 * A drawn map of a place. The interactive one takes its place on request: nothing is asked of another host before.
 */
export function PlaceMap({ place, position, picture, words }: PlaceMapProps) {
  const hydrated = useHydrated();
  const [isInteractive, setInteractive] = useState(false);
  const { address, width, height, alternative, focus } = picture;
  return (
    <Figure>
      <Frame>
        {isInteractive ? (
          <iframe src={embeddedMapAddress(position)} title={words.frameTitle(place)} />
        ) : (
          <img
            src={address}
            width={width}
            height={height}
            alt={alternative}
            loading="lazy"
            style={{ objectPosition: focus }}
          />
        )}
      </Frame>
      <Caption>
        <TitleBlock number={picture.number} shows={place} scale={positionLabel(position)} />
        <Button variant="outlined" size="small" disabled={!hydrated} onClick={() => setInteractive(!isInteractive)}>
          {isInteractive ? words.hide : words.show}
          <VisuallyHidden>: {place}</VisuallyHidden>
        </Button>
        <LinkButton variant="text" size="small" href={mapPageAddress(position)} newTab>
          {words.link}
          <VisuallyHidden>: {place}</VisuallyHidden>
        </LinkButton>
      </Caption>
    </Figure>
  );
}
