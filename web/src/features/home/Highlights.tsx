import styled from '@emotion/styled/base';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { Text } from '../../components/Text.tsx';
import type { Picture } from '../../content/picture.ts';
import { Section } from '../../sections/Section.tsx';
import { colours, families, measures, media } from '../../theme/tokens.ts';

// The picture bleeds off the right edge of the page.
const Columns = styled('div')({
  display: 'grid',
  gap: 48,
  '&&': { gridColumn: 'content-start / full-end' },
  '& figcaption': { paddingRight: measures.margin },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    gap: 80,
    alignItems: 'start',
  },
});

const Points = styled('ol')({
  padding: 0,
  margin: `0 ${measures.margin} 0 0`,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { padding: '22px 0 26px', borderBottom: `1px solid ${colours.hairline}` },
  [media.desktop]: { margin: 0 },
});

const Reference = styled('p')({
  marginTop: 12,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.tealDeep,
});

interface HighlightsProps {
  label: string;
  title: string;
  picture: Picture;
  points: readonly { title: string; text: string; reference: string }[];
}

/** What sets the work apart, each with the standards it answers to, beside a picture of it. */
export function Highlights({ picture, points, ...head }: HighlightsProps) {
  return (
    <Section symbol="breaker" {...head}>
      <Columns>
        <Points>
          {points.map(({ title, text, reference }) => (
            <li key={title}>
              <Text variant="h3">{title}</Text>
              <Text css={{ marginTop: 10, color: colours.slate }}>{text}</Text>
              <Reference>{reference}</Reference>
            </li>
          ))}
        </Points>
        <PictureFrame picture={picture} ratio={5 / 4} sizes={`(min-width: ${measures.desktop}px) 52vw, 95vw`} />
      </Columns>
    </Section>
  );
}
