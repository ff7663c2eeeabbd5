import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Text } from '../../components/Text.tsx';
import { caseStudyAddress } from '../../content/addresses.ts';
import type { CaseStudyCard } from '../../content/case-study-page.ts';
import { Section, type SectionHead } from '../../sections/Section.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';
import { CaseCard } from './CaseCard.tsx';

const Grid = styled('div')({
  display: 'grid',
  gap: '56px clamp(24px, 3vw, 40px)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 72 },
});

// The list shares the grid with the question that fills its last row.
const List = styled('ul')({ display: 'contents', listStyle: 'none' });

const Enquiry = styled('div')({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  padding: 'clamp(28px, 4vw, 56px)',
  background: colours.warm,
  borderTop: `2px solid ${colours.amber}`,
  [`@media (min-width: ${measures.tablet}px) and (max-width: ${measures.desktop - 0.02}px)`]: { gridColumn: '1 / -1' },
  [media.desktop]: { gridColumn: 'span 2' },
});

interface CaseListProps extends Omit<SectionHead, 'symbol'> {
  cases: readonly { slug: string; card: CaseStudyCard }[];
  enquiry: { title: string; text: string; action: { label: string; href: string } };
}

/** All case studies, three to a row, and a question for who misses theirs. */
export function CaseList({ cases, enquiry, ...head }: CaseListProps) {
  return (
    <Section symbol="disconnector" {...head}>
      <Grid>
        <List role="list">
          {cases.map(({ slug, card }) => (
            <CaseCard key={slug} card={card} href={caseStudyAddress(slug)} />
          ))}
        </List>
        <Enquiry>
          <Text variant="h3" css={{ fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.125rem)' }}>
            {enquiry.title}
          </Text>
          <Text variant="subtitle1" css={{ marginTop: 12, marginBottom: 28, maxWidth: '40ch' }}>
            {enquiry.text}
          </Text>
          <LinkButton href={enquiry.action.href}>{enquiry.action.label}</LinkButton>
        </Enquiry>
      </Grid>
    </Section>
  );
}
