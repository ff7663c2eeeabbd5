import styled from '@emotion/styled/base';
import { BaySymbol } from '../../components/drawings/BaySymbol.tsx';
import { RatingPlate } from '../../components/RatingPlate.tsx';
import type { CaseStudyContent } from '../../content/case-study-page.ts';
import { caseStudyCopy } from '../../content/pages/case-studies.ts';
import { Bay, Conductor, SectionFrame } from '../../sections/Section.tsx';
import { Terms } from '../../sections/Terms.tsx';
import { families } from '../../theme/tokens.ts';

const Frame = styled(SectionFrame)({ padding: 'clamp(40px, 5vw, 72px) 0', rowGap: 0 });

const Head = styled('div')({ position: 'relative' });

const Label = styled('p')({ marginBottom: 16, fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: '32px' });

const Record = styled('div')({ marginTop: 'clamp(32px, 4vw, 56px)' });

/** The job in figures, and for whom, when and by how many it was done: the plate at the head of a case study. */
export function CaseFigures({ figures, record }: Pick<CaseStudyContent, 'figures' | 'record'>) {
  const { client, year, scope, team, setback, closed } = caseStudyCopy.record;
  return (
    <Frame ground="paper" aria-label={caseStudyCopy.figures}>
      <Conductor aria-hidden="true" />
      <Head>
        <Bay ground="paper">
          <BaySymbol name="currentTransformer" />
        </Bay>
        <Label>{caseStudyCopy.figures}</Label>
        <RatingPlate entries={figures} />
        <Record>
          <Terms
            columns={2}
            terms={[
              { term: client, text: record.client },
              { term: year, text: record.year },
              { term: scope, text: record.scope },
              { term: team, text: record.team },
              { term: setback, text: record.setback },
              { term: closed, text: record.closed },
            ]}
          />
        </Record>
      </Head>
    </Frame>
  );
}
