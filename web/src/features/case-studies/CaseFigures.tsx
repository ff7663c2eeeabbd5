import styled from '@emotion/styled/base';
import { BaySymbol } from '../../components/drawings/BaySymbol.tsx';
import { RatingPlate } from '../../components/RatingPlate.tsx';
import type { CaseStudyContent } from '../../content/case-study-page.ts';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { Bay, Conductor, SectionFrame } from '../../sections/Section.tsx';
import { families } from '../../theme/tokens.ts';

const Frame = styled(SectionFrame)({ padding: 'clamp(40px, 5vw, 72px) 0', rowGap: 0 });

const Head = styled('div')({ position: 'relative' });

const Label = styled('p')({ marginBottom: 16, fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: '32px' });

/** The job in figures: the rating plate at the head of a case study. */
export function CaseFigures({ figures }: Pick<CaseStudyContent, 'figures'>) {
  return (
    <Frame ground="paper" aria-label={caseStudyCopy.figures}>
      <Conductor aria-hidden="true" />
      <Head>
        <Bay ground="paper">
          <BaySymbol name="currentTransformer" />
        </Bay>
        <Label>{caseStudyCopy.figures}</Label>
        <RatingPlate entries={figures} />
      </Head>
    </Frame>
  );
}
