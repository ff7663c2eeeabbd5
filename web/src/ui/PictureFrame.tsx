import Box from '@mui/material/Box';
import { interfaceCopy, pictureKind } from '../content/product/interface.ts';
import type { Picture } from '../content/shapes/picture.ts';
import { pictureSources } from './picture-sources.ts';
import { TitleBlock } from './TitleBlock.tsx';
import { colours, families } from './theme/tokens.ts';

const image = { width: '100%', height: 'auto', objectFit: 'cover' } as const;

const standIn = {
  display: 'grid',
  placeItems: 'center',
  background: colours.tinted,
  backgroundImage: `linear-gradient(${colours.hairline} 1px, transparent 1px), linear-gradient(90deg, ${colours.hairline} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  border: `1px solid ${colours.hairline}`,
  color: colours.muted,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  textAlign: 'center',
  padding: '16px',
} as const;

const loadings = {
  /** The picture loads when it comes near the viewport. */
  near: { loading: 'lazy', decoding: 'async' },
  /** The first picture of the page loads before everything else. */
  first: { loading: 'eager', fetchPriority: 'high' },
  /** The picture loads now, but after everything else: the visitor may want it next. */
  ahead: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
} as const;

interface PictureFrameProps {
  picture: Picture;
  /**
   * The ratio of width to height, for instance 16
   * 9.
   */
  ratio: number;
  /** The width in the layout, for the browser's choice of a file: the `sizes` attribute. */
  sizes: string;
  /** The time at which the picture loads. */
  load?: keyof typeof loadings;
  /** Whether the caller renders the title block. */
  bare?: boolean;
}

/**
 * A picture with its title block. If the files of the picture do not exist yet, a drawing sheet replaces the picture and
 * says so.
 */
export function PictureFrame({ picture, ratio, sizes, load = 'near', bare = false }: PictureFrameProps) {
  const { id, alternative, caption, scale, focus } = picture;
  const sources = pictureSources(id);
  // The title block names the kind of picture. Without a title block, the alternative text names the kind.
  const kind = bare ? pictureKind(id) : undefined;
  const text = kind ? `${kind}: ${alternative}` : alternative;
  return (
    <Box component="figure" sx={{ display: 'grid' }}>
      {sources ? (
        <picture>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <Box
            component="img"
            {...loadings[load]}
            src={sources.fallback}
            alt={text}
            width={sources.width}
            height={sources.height}
            style={{ aspectRatio: ratio, background: sources.ground, objectPosition: focus }}
            sx={image}
          />
        </picture>
      ) : (
        <Box role="img" aria-label={text} style={{ aspectRatio: ratio }} sx={standIn}>
          <span aria-hidden="true">
            {id}
            <br />
            {interfaceCopy.pictureInPreparation}
          </span>
        </Box>
      )}
      {!bare && (
        <figcaption>
          <TitleBlock number={id} shows={caption} scale={scale} />
        </figcaption>
      )}
    </Box>
  );
}
