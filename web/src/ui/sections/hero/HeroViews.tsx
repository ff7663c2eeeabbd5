import styled from '@emotion/styled/base';
import { useState } from 'react';
import type { Picture } from '../../../content/shapes/picture.ts';
import { pictureSources } from '../../picture-sources.ts';
import { colours, measures, media, pseudoBox } from '../../theme/tokens.ts';

/** As specified, one picture fades into the next over a second and a half. */
const crossFade = '1500ms ease-in-out';

/** The height of the place on a narrow screen, below the text. */
export const placeHeight = '78vw';

/** The greatest height of a tall picture: three quarters of its width stay visible. */
const tallestPicture = '214vw';

/** The line at which the drawing becomes the place, from the left edge of a wide screen. */
const sectionLine = '52%';

const Stage = styled('div')({
  position: 'absolute',
  inset: 0,
  [media.print]: { display: 'none' },
  '&::after': { ...pseudoBox, background: colours.accent, left: 0, right: 0, bottom: placeHeight, height: 2 },
  [media.desktop]: {
    '&::after': { left: sectionLine, right: 'auto', top: 0, bottom: 0, width: 2, height: 'auto' },
  },
});

const View = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${crossFade}, visibility 0s 1500ms`,
  '&[data-shown]': { opacity: 1, visibility: 'visible', transition: `opacity ${crossFade}` },
});

const Layer = styled('picture')({
  position: 'absolute',
  inset: 0,
  '& > img': {
    position: 'absolute',
    bottom: 0,
    width: '100%',
    // The picture is as high as the stage. On a narrow phone the stage is high because of its text, and the sides of the
    // picture would be cut too much.
    height: `min(100%, ${tallestPicture})`,
    objectFit: 'cover',
    objectPosition: '50% 100%',
    [media.desktop]: { height: '100%' },
  },
  // The drawing is faint behind the text.
  '&[data-layer="drawing"]': {
    // With forced colours, text needs a plain background.
    '@media (forced-colors: active)': { display: 'none' },
    maskImage: 'linear-gradient(rgb(0 0 0 / 0.26) 60%, #000)',
    [media.desktop]: { maskImage: `linear-gradient(90deg, rgb(0 0 0 / 0.26) 47.5%, #000 ${sectionLine})` },
  },
  '&[data-layer="place"]': {
    clipPath: `inset(calc(100% - ${placeHeight}) 0 0 0)`,
    [media.desktop]: { clipPath: `inset(0 0 0 ${sectionLine})` },
  },
});

/** A place of the hero: a picture. A place that this project rendered also has a tall picture and drawings of both. */
export interface HeroPlace {
  /** The wide picture, with its title block. */
  picture: Picture;
  /** The numbers of the other three pictures; missing for a photograph, which has no drawing. */
  takes?: { tall: string; wideDrawing: string; tallDrawing: string };
}

/**
 * The places in one frame: the drawing behind the text, and the place beside it. While a place is still loading, the
 * previous place stays visible.
 */
export function HeroViews({ places, shown }: { places: readonly HeroPlace[]; shown: number }) {
  const [loaded, setLoaded] = useState<readonly number[]>([0]);
  const [visible, setVisible] = useState(0);
  if (visible !== shown && loaded.includes(shown)) setVisible(shown);
  return (
    <Stage>
      {places.map(({ picture, takes }, index) => (
        <View key={picture.id} {...(index === visible ? { 'data-shown': '' } : {})}>
          {takes && <Take layer="drawing" wide={takes.wideDrawing} tall={takes.tallDrawing} isFirst={index === 0} />}
          <Take
            layer="place"
            wide={picture.id}
            tall={takes?.tall ?? picture.id}
            alternative={picture.alternative}
            isFirst={index === 0}
            onSettled={() => setLoaded((before) => [...before, index])}
          />
        </View>
      ))}
    </Stage>
  );
}

interface TakeProps {
  layer: 'drawing' | 'place';
  wide: string;
  tall: string;
  alternative?: string;
  /** Whether the view loads with priority. The others load after everything else. */
  isFirst: boolean;
  /** Called when the picture has loaded or failed. */
  onSettled?: () => void;
}

function Take({ layer, wide, tall, alternative = '', isFirst, onSettled }: TakeProps) {
  const desk = pictureSources(wide);
  const phone = pictureSources(tall);
  if (!desk || !phone) return null;
  return (
    <Layer data-layer={layer}>
      <source media={`(min-width: ${measures.desktop}px)`} type="image/avif" srcSet={desk.avif} sizes="100vw" />
      <source
        type="image/avif"
        srcSet={phone.avif}
        // On a narrow phone the height decides, and the sides of the picture are cut.
        sizes="max(100vw, 480px)"
        width={phone.width}
        height={phone.height}
      />
      <img
        src={desk.fallback}
        alt={alternative}
        width={desk.width}
        height={desk.height}
        fetchPriority={isFirst && layer === 'place' ? 'high' : isFirst ? 'auto' : 'low'}
        decoding={isFirst ? 'auto' : 'async'}
        onLoad={onSettled}
        onError={onSettled}
      />
    </Layer>
  );
}
