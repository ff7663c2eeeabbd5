import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BaySymbol } from '../../components/drawings/BaySymbol.tsx';
import type { CaseStudySectionContent } from '../../content/case-study-page.ts';
import { Bay, Conductor, SectionFrame } from '../../sections/Section.tsx';
import { colours, media } from '../../theme/tokens.ts';
import { ArticleBlock } from './ArticleBlock.tsx';

/** Title in the left third, what it says in the other two; drawings and sheets take the whole width. */
const columns = {
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(40px, 4.5vw, 64px) 0 clamp(48px, 5.5vw, 80px)',
  borderTop: `1px solid ${colours.hairline}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 6,
    alignItems: 'start',
    '& > *': { gridColumn: 2 },
    '& > [data-head]': { gridColumn: 1, gridRow: 1 },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
} as const;

interface ArticleSectionProps {
  section: CaseStudySectionContent;
  /** Its clause number, from 1. */
  number: number;
  isLast: boolean;
}

/** A numbered clause of a technical article, hung off the conductor. */
export function ArticleSection({ section, number, isLast }: ArticleSectionProps) {
  const titleId = useId();
  return (
    <Box component={SectionFrame} ground="paper" aria-labelledby={titleId} sx={{ padding: 0 }}>
      <Conductor aria-hidden="true" />
      <Box sx={columns}>
        <Box data-head="" sx={{ position: 'relative' }}>
          <Bay ground="paper">
            <BaySymbol name={isLast ? 'earth' : 'node'} />
          </Bay>
          <Typography
            variant="caption"
            component="p"
            sx={{ marginBottom: 1, lineHeight: '32px', color: 'text.secondary' }}
          >
            {number}.0
          </Typography>
          <Typography
            variant="h2"
            id={titleId}
            sx={{ fontSize: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)', maxWidth: '14ch' }}
          >
            {section.title}
          </Typography>
        </Box>
        {section.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
          <ArticleBlock key={index} block={block} />
        ))}
      </Box>
    </Box>
  );
}
