import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Picture } from '../content/picture.ts';
import { colours, media } from '../theme/tokens.ts';
import { ParallaxBand } from './ParallaxBand.tsx';
import { Section, type SectionHead } from './Section.tsx';

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

/** A picture that moves slower than the page, and under it the points that it stands for, on the dark ground. */
export function ParallaxBlock({ picture, points, ...head }: ParallaxBlockProps) {
  return (
    <>
      <ParallaxBand picture={picture} />
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
