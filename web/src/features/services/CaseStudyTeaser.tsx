import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { caseStudyAddress } from '../../content/addresses.ts';
import { caseStudies } from 'virtual:content-index';
import { serviceClosing } from '../../content/service-closing.ts';
import { Section, type SectionHead } from '../../sections/Section.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';

// The picture bleeds off the right edge of the page.
const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  '&&': { gridColumn: 'content-start / full-end' },
  // The title block keeps to the margins.
  '& figcaption': { paddingRight: measures.margin },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', gap: 72, alignItems: 'start' },
});

const Words = styled('div')({ paddingRight: measures.margin, [media.desktop]: { paddingRight: 0 } });

interface CaseStudyTeaserProps {
  /** The case study's slug. */
  caseStudy: string;
  ground: SectionHead['ground'];
}

/** The job on which this service can be seen. */
export function CaseStudyTeaser({ caseStudy, ground = 'paper' }: CaseStudyTeaserProps) {
  const study = caseStudies.find(({ slug }) => slug === caseStudy);
  if (!study) return undefined;
  const { action, ...head } = serviceClosing.caseStudy;
  const { name, description, picture } = study.card;
  return (
    <Section symbol="generator" ground={ground} {...head}>
      <Columns>
        <Words>
          <Text variant="h3">{name}</Text>
          <Text css={{ marginTop: 16, marginBottom: 32, color: colours.slate }}>{description}</Text>
          <LinkButton href={caseStudyAddress(study.slug)} variant="outlined">
            {action}
          </LinkButton>
        </Words>
        <PictureFrame picture={picture} ratio={16 / 9} sizes={`(min-width: ${measures.desktop}px) 58vw, 100vw`} />
      </Columns>
    </Section>
  );
}
