import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import type { Picture } from '../content/picture.ts';
import { colours, media } from '../theme/tokens.ts';
import { ParallaxBand } from './ParallaxBand.tsx';
import { Section, type SectionHead } from './Section.tsx';

const Points = styled('dl')({
  display: 'grid',
  gap: '28px clamp(28px, 4vw, 56px)',
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  '& > div': { paddingTop: 18, borderTop: `1px solid ${colours.onDarkSoft}` },
});

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
        <Points>
          {points.map(({ title, text }) => (
            <div key={title}>
              <Text variant="h3" as="dt">
                {title}
              </Text>
              <Text as="dd" css={{ marginTop: 10, color: colours.onDarkSoft }}>
                {text}
              </Text>
            </div>
          ))}
        </Points>
      </Section>
    </>
  );
}
