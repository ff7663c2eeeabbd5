import { styled } from '@mui/material/styles';
import { PictureFrame } from '../components/PictureFrame.tsx';
import type { Picture } from '../content/picture.ts';
import { colours, measures, media } from '../theme/tokens.ts';

// The picture is a quarter taller than the band and moves inside it as the band passes the screen: by CSS alone, and
// not at all for who wants no motion.
/** The moving frame itself, for what is not a picture of the site's own: a `figure` with something and its caption. */
export const ParallaxFrame = styled('div')({
  position: 'relative',
  height: 'clamp(280px, 42vw, 620px)',
  overflow: 'hidden',
  background: colours.deep,
  '& figure': { position: 'absolute', inset: '-12.5% 0', display: 'block' },
  '& figure img, & figure [role="img"]': { width: '100%', height: '100%', objectFit: 'cover' },
  '& figcaption': {
    position: 'absolute',
    right: `max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
    bottom: 'calc(10% + 20px)',
    left: measures.margin,
    textAlign: 'right',
    '& > span': { textAlign: 'left' },
  },
  [media.motion]: {
    '@supports (animation-timeline: view())': {
      '& figure > :first-of-type': {
        animation: 'parallax linear both',
        animationTimeline: 'view()',
        animationRange: 'cover',
        '@keyframes parallax': { from: { transform: 'translateY(-9%)' }, to: { transform: 'translateY(9%)' } },
      },
    },
  },
});

/** A picture across the whole page that moves slower than the page does. */
export function ParallaxBand({ picture }: { picture: Picture }) {
  return (
    <ParallaxFrame>
      <PictureFrame picture={picture} ratio={16 / 9} sizes="100vw" />
    </ParallaxFrame>
  );
}
