import { styled } from '@mui/material/styles';
import { interfaceWords } from '../content/interface.ts';
import type { Picture } from '../content/picture.ts';
import { colours, families } from '../theme/tokens.ts';
import { TitleBlock } from './TitleBlock.tsx';

/** The files of the pictures that exist, by name: `VIS-001-1280.avif`. */
const files = import.meta.glob<string>('../assets/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const Figure = styled('figure')({ display: 'grid', gap: 10 });

const Image = styled('img')({ width: '100%', height: 'auto', objectFit: 'cover', background: colours.hairline });

const StandIn = styled('div')({
  display: 'grid',
  placeItems: 'center',
  background: colours.warm,
  backgroundImage: `linear-gradient(${colours.hairline} 1px, transparent 1px), linear-gradient(90deg, ${colours.hairline} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  border: `1px solid ${colours.hairline}`,
  color: colours.slate,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  textAlign: 'center',
  padding: 16,
});

interface PictureFrameProps {
  picture: Picture;
  /** Width to height, for instance 16 / 9. */
  ratio: number;
  /** What the layout gives it, for the browser's choice of a file: the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** Leaves the title block to somebody else. */
  bare?: boolean;
}

/** A picture with its title block. Where its files are not made yet, a drawing sheet stands in and says so. */
export function PictureFrame({ picture, ratio, sizes, eager = false, bare = false }: PictureFrameProps) {
  const { id, alternative, caption, scale } = picture;
  const avif = sourceSet(id, 'avif');
  const webp = sourceSet(id, 'webp');
  const fallback = webp.split(' ')[0];
  return (
    <Figure>
      {fallback ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <Image
            src={fallback}
            srcSet={webp}
            sizes={sizes}
            alt={alternative}
            width={1600}
            height={Math.round(1600 / ratio)}
            style={{ aspectRatio: ratio }}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </picture>
      ) : (
        <StandIn role="img" aria-label={alternative} style={{ aspectRatio: ratio }}>
          <span aria-hidden="true">
            {id}
            <br />
            {interfaceWords.pictureInPreparation}
          </span>
        </StandIn>
      )}
      {!bare && (
        <figcaption>
          <TitleBlock number={id} shows={caption} scale={scale} />
        </figcaption>
      )}
    </Figure>
  );
}

function sourceSet(id: string, format: 'avif' | 'webp'): string {
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const match = /\/([A-Z]+-\d+)-(\d+)\.(\w+)$/.exec(path);
      return match?.[1] === id && match[3] === format ? [{ url, width: Number(match[2]) }] : [];
    })
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
