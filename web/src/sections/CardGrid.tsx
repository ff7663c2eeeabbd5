import styled from '@emotion/styled/base';
import { Text } from '../components/Text.tsx';
import { colours, families, measures, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

// One grid of hairlines, not a row of boxes: every cell has its upper line, and a line to its left where it has a neighbour.
const Grid = styled('ul')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { padding: '24px 0 28px' },
  '& > li + li': { borderTop: `1px solid ${colours.hairline}` },
  [`@media (min-width: ${measures.tablet}px) and (max-width: ${measures.desktop - 0.02}px)`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { padding: '28px 28px 36px' },
    '& > li:nth-of-type(odd)': { paddingLeft: 0 },
    '& > li:nth-of-type(even)': { borderLeft: `1px solid ${colours.hairline}` },
    '& > li:nth-of-type(2)': { borderTop: 0 },
  },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li': { padding: '32px 32px 44px' },
    '& > li:nth-of-type(3n + 1)': { paddingLeft: 0 },
    '& > li:not(:nth-of-type(3n + 1))': { borderLeft: `1px solid ${colours.hairline}` },
    '& > li:nth-of-type(-n + 3)': { borderTop: 0 },
  },
});

const Standard = styled('p')({
  marginBottom: 10,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.tealDeep,
});

interface CardGridProps extends SectionHead {
  cards: readonly { title: string; text: string; standard?: string }[];
}

/** Points of equal weight in a grid of hairlines, three to a row: benefits, features, standards. */
export function CardGrid({ cards, ...head }: CardGridProps) {
  return (
    <Section {...head}>
      <Grid role="list">
        {cards.map(({ title, text, standard }) => (
          <li key={title}>
            {standard && <Standard>{standard}</Standard>}
            <Text variant="h3">{title}</Text>
            <Text css={{ marginTop: 12, color: colours.slate }}>{text}</Text>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
