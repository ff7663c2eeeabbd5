import styled from '@emotion/styled/base';
import { useId } from 'react';
import { BaySymbol } from '../../components/drawings/BaySymbol.tsx';
import { Text } from '../../components/Text.tsx';
import type { CaseStudySectionContent } from '../../content/case-study-page.ts';
import { Bay, Conductor, SectionFrame } from '../../sections/Section.tsx';
import { colours, families, media } from '../../theme/tokens.ts';
import { ArticleBlock } from './ArticleBlock.tsx';

const Frame = styled(SectionFrame)({ padding: 0 });

/** Title in the left third, what it says in the other two; drawings and sheets take the whole width. */
const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 40px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(40px, 4.5vw, 64px) 0 clamp(48px, 5.5vw, 80px)',
  borderTop: `1px solid ${colours.hairline}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 48,
    alignItems: 'start',
    '& > *': { gridColumn: 2 },
    '& > [data-head]': { gridColumn: 1, gridRow: 1 },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

const Head = styled('div')({ position: 'relative' });

const Clause = styled('p')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: '32px',
  marginBottom: 8,
  color: colours.slate,
});

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
    <Frame ground="paper" aria-labelledby={titleId}>
      <Conductor aria-hidden="true" />
      <Columns>
        <Head data-head="">
          <Bay ground="paper">
            <BaySymbol name={isLast ? 'earth' : 'node'} />
          </Bay>
          <Clause>{number}.0</Clause>
          <Text variant="h2" id={titleId} css={{ fontSize: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)', maxWidth: '14ch' }}>
            {section.title}
          </Text>
        </Head>
        {section.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
          <ArticleBlock key={index} block={block} />
        ))}
      </Columns>
    </Frame>
  );
}
