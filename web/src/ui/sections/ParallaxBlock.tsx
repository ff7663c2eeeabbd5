import styled from '@emotion/styled/base';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Picture } from '../../content/shapes/picture.ts';
import { PictureFrame } from '../PictureFrame.tsx';
import { colours, measures, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

// The picture is a quarter taller than the band, and moves inside it while the band crosses the screen. CSS alone moves it,
// and not for readers who want no motion. The title block closes the band, and covers the part of the picture below the
// band.
// The exported frame also moves other content: a `figure` with a caption.
export const ParallaxFrame = styled('div')({
  overflow: 'hidden',
  '& figure': { display: 'grid', grid: 'clamp(280px, 42vw, 620px) auto / minmax(0, 1fr)' },
  '& figure > :not(figcaption)': { display: 'block', alignSelf: 'center', height: '125%' },
  '& figure img, & figure [role="img"]': { width: '100%', height: '100%', objectFit: 'cover' },
  '& figure > img, & figure > [role="img"]': { height: '125%' },
  '& figcaption': {
    position: 'relative',
    padding: `0 max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2)`,
    background: colours.deep,
  },
  [media.motion]: {
    '@supports (animation-timeline: view())': {
      '& figure > :not(figcaption)': {
        animation: 'parallax linear both',
        animationTimeline: 'view()',
        animationRange: 'cover',
        '@keyframes parallax': { from: { transform: 'translateY(-9%)' }, to: { transform: 'translateY(9%)' } },
      },
    },
  },
});

/** On a phone the band is taller than a wide picture of the screen's width, so it shows the middle of a larger picture. */
const sizes = '(min-width: 640px) 100vw, 622px';

const columns = {
  display: 'grid',
  gap: '28px clamp(28px, 4vw, 56px)',
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  '& > div': { paddingTop: '18px', borderTop: `1px solid ${colours.onDarkSoft}` },
} as const;

interface ParallaxBlockProps extends Omit<SectionHead, 'ground'> {
  picture: Picture;
  points: readonly { title: string; text: string }[];
}

/** A picture that moves slower than the page, with points below it, on the dark ground. */
export function ParallaxBlock({ picture, points, ...head }: ParallaxBlockProps) {
  return (
    <>
      <ParallaxFrame data-ground="dark">
        <PictureFrame picture={picture} ratio={16 / 9} sizes={sizes} />
      </ParallaxFrame>
      <Section {...head} ground="dark">
        <Box component="dl" sx={columns}>
          {points.map(({ title, text }) => (
            <div key={title}>
              <Typography variant="h3" component="dt">
                {title}
              </Typography>
              <Typography component="dd" sx={{ marginTop: '10px', color: colours.onDarkSoft }}>
                {text}
              </Typography>
            </div>
          ))}
        </Box>
      </Section>
    </>
  );
}
