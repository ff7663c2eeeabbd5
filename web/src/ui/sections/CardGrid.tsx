import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { colours, measures, media } from '../theme/tokens.ts';
import { Section, type SectionHead } from './Section.tsx';

const line = `1px solid ${colours.hairline}`;

// A grid of hairlines without boxes: each cell has an upper line, and a left line if it has a left neighbour.
const lines = {
  borderTop: `2px solid ${colours.ink}`,
  '& > li': { padding: '24px 0 28px' },
  '& > li + li': { borderTop: line },
  [`@media (min-width: ${measures.tablet}px) and (max-width: ${measures.desktop - 0.02}px)`]: {
    '& > li': { padding: '28px 28px 36px' },
    '& > li:nth-of-type(odd)': { paddingLeft: 0 },
    '& > li:nth-of-type(even)': { borderLeft: line },
    '& > li:nth-of-type(2)': { borderTop: 0 },
  },
  [media.desktop]: {
    '& > li': { padding: '32px 32px 44px' },
    '& > li:nth-of-type(3n + 1)': { paddingLeft: 0 },
    '& > li:not(:nth-of-type(3n + 1))': { borderLeft: line },
    '& > li:nth-of-type(-n + 3)': { borderTop: 0 },
  },
} as const;

interface CardGridProps extends SectionHead {
  cards: readonly { title: string; text: string; standard?: string }[];
}

/** Points of equal weight in a grid of hairlines, three to a row: benefits, features, standards. */
export function CardGrid({ cards, ...head }: CardGridProps) {
  return (
    <Section {...head}>
      <Grid container component="ul" role="list" sx={lines}>
        {cards.map(({ title, text, standard }) => (
          <Grid key={title} component="li" size={{ xs: 12, md: 6, lg: 4 }}>
            {standard && (
              <Typography variant="caption" component="p" sx={{ marginBottom: '10px', color: colours.brandDeep }}>
                {standard}
              </Typography>
            )}
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ marginTop: 1.5, color: 'text.secondary' }}>{text}</Typography>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
