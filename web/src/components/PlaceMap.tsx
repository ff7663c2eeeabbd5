import styled from '@emotion/styled/base';
import { type CSSProperties, useState } from 'react';
import { colours, measures, media } from '../theme/tokens.ts';
import { ActionButton } from './ActionButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { embeddedMapAddress, type MapPosition, mapPageAddress, positionLabel } from './open-street-map.ts';
import { TitleBlock } from './TitleBlock.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const wideScreen = `(min-width: ${measures.tablet}px)`;

// The narrow picture is for phones: on wider screens its letters would be far too large.
const Figure = styled('figure')({ display: 'grid', maxWidth: 480, [media.tablet]: { maxWidth: 'none' } });

const Frame = styled('div')({
  background: colours.warm,
  borderTop: `1px solid ${colours.hairline}`,
  '& img': { width: '100%', height: 'auto' },
  // As large as the picture that it replaces.
  '& > iframe': {
    display: 'block',
    width: '100%',
    aspectRatio: 'var(--narrow)',
    border: 0,
    [media.tablet]: { aspectRatio: 'var(--wide)' },
  },
});

// The map may run off the right edge of the page; what is written under it may not.
const Caption = styled('figcaption')({ paddingRight: measures.margin });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  paddingTop: 16,
  // The link begins where everything else does.
  '& > a': { paddingLeft: 0, paddingRight: 0 },
});

export interface PlaceMapCopy {
  show: string;
  hide: string;
  frameTitle: string;
  link: string;
}

/** A composition of a drawn map. */
export interface MapFile {
  address: string;
  width: number;
  height: number;
}

interface PlaceMapProps {
  place: string;
  position: MapPosition;
  picture: { wide: MapFile; narrow: MapFile; number: string; alternative: string };
  copy: PlaceMapCopy;
}

/**
 * A drawn map of a place. The interactive one takes its place on request: nothing is asked of another host before.
 */
export function PlaceMap({ place, position, picture, copy }: PlaceMapProps) {
  const [isInteractive, setInteractive] = useState(false);
  const { wide, narrow, number, alternative } = picture;
  return (
    <Figure>
      <Frame>
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
      </Frame>
      <Caption>
        <TitleBlock number={number} shows={place} scale={positionLabel(position)} />
        <Actions>
          <ActionButton size="small" onClick={() => setInteractive(!isInteractive)}>
            {isInteractive ? copy.hide : copy.show}
            <VisuallyHidden>: {place}</VisuallyHidden>
          </ActionButton>
          <LinkButton variant="text" size="small" href={mapPageAddress(position)} newTab>
            {copy.link}
            <VisuallyHidden>: {place}</VisuallyHidden>
          </LinkButton>
        </Actions>
      </Caption>
    </Figure>
  );
}

function ratio({ width, height }: MapFile): string {
  return `${width} / ${height}`;
}
