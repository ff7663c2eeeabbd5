import styled from '@emotion/styled/base';
import { memo } from 'react';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Album } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';
import { pictureRatio } from './lightbox-styles.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '32px 20px' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '40px 24px' },
});

const Cell = styled('li')({
  position: 'relative',
  // An album is many pictures, and browsers fetch those of several screens ahead. These wait until they are nearer.
  '& figure': {
    aspectRatio: pictureRatio,
    contentVisibility: 'auto',
    '@media print': { contentVisibility: 'visible' },
  },
});

// The caption is the button, and the whole cell its target.
const Enlarge = styled('button')({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '10px 0 0',
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontSize: '1rem',
  lineHeight: 1.35,
  cursor: 'zoom-in',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover [data-caption]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${colours.teal}`, outlineOffset: 3 },
  '@media (forced-colors: active)': { '&:focus-visible::after': { outlineColor: 'Highlight' } },
});

const Scale = styled('span')({ fontFamily: families.mono, fontSize: '0.75rem', color: colours.slate });

const sizes = `(min-width: ${measures.desktop}px) 282px, (min-width: ${measures.tablet}px) 32vw, 48vw`;

interface PictureGridProps {
  album: Album;
  /** With the button that was pressed, which gets the focus back. */
  onEnlarge: (album: Album, index: number, button: HTMLElement) => void;
}

/** An album in rows of two, three or four; each picture opens in the lightbox, whose steps do not draw the album anew. */
export const PictureGrid = memo(function PictureGrid({ album, onEnlarge }: PictureGridProps) {
  return (
    // Safari drops the role of a list that has no bullets.
    <Grid role="list">
      {album.pictures.map((picture, index) => (
        <Cell key={picture.id}>
          <PictureFrame picture={picture} ratio={pictureRatio} sizes={sizes} bare />
          <Enlarge
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onEnlarge(album, index, currentTarget)}
          >
            <span data-caption="">
              <VisuallyHidden>{galleryPage.lightbox.enlarge} </VisuallyHidden>
              {picture.caption}
            </span>
            <Scale>{picture.scale}</Scale>
          </Enlarge>
        </Cell>
      ))}
    </Grid>
  );
});
