import styled from '@emotion/styled/base';
import { caseStudyAddress } from '../../content/addresses.ts';
import { caseStudies } from 'virtual:content-index';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { Conductor, SectionFrame } from '../../sections/Section.tsx';
import { colours, families } from '../../theme/tokens.ts';

const Frame = styled(SectionFrame)({ padding: 0 });

const NextLink = styled('a')({
  display: 'block',
  padding: 'clamp(28px, 4vw, 56px) 0',
  borderTop: `2px solid ${colours.ink}`,
  color: colours.ink,
  textDecoration: 'none',
  '& > span': { display: 'block', fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate },
  '& > strong': {
    display: 'block',
    maxWidth: '30ch',
    marginTop: 8,
    fontFamily: families.heading,
    fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  // Not on a line alone.
  '& > strong::after': { content: ['"\u00a0→"', '"\u00a0→" / ""'] },
  '&:hover > strong': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
});

/** Where to read on: the case study that follows in the list, or the first. */
export function NextCase({ after }: { after: string }) {
  const next = caseStudies[caseStudies.findIndex(({ slug }) => slug === after) + 1] ?? caseStudies[0];
  if (!next) return undefined;
  return (
    <Frame ground="paper" aria-label={caseStudyCopy.next}>
      <Conductor aria-hidden="true" />
      <NextLink href={caseStudyAddress(next.slug)}>
        <span>{caseStudyCopy.next}</span>
        <strong>{next.card.name}</strong>
      </NextLink>
    </Frame>
  );
}
