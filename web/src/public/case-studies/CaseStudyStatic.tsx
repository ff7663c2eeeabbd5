import { caseStudies } from 'virtual:content-cards';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import { caseStudyAddress, contactAddress } from '../../content/product/addresses.ts';
import type { CaseStudyContent } from '../../content/shapes/case-study-page.ts';
import { BaySymbol } from '../../drawings/BaySymbol.tsx';
import { RatingPlate } from '../../ui/RatingPlate.tsx';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Bay, Conductor, Section, SectionFrame } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { RelatedServices } from '../services/RelatedServices.tsx';
import { ToolList } from '../tools/ToolList.tsx';
import { ArticleSection } from './ArticleSection.tsx';

interface CaseStudyPartProps {
  content: CaseStudyContent;
}

export function CaseStudyBanner({ content: { banner } }: CaseStudyPartProps) {
  return <PageBanner parent={caseStudyCopy.parent} {...banner} />;
}

export function CaseStudyStatic({ content }: CaseStudyPartProps) {
  const { slug, card, figures, record, services, tools, sections } = content;
  const { action, ...closing } = caseStudyCopy.closing;
  return (
    <>
      <CaseFigures figures={figures} record={record} />
      {sections.map((section, index) => (
        <ArticleSection
          key={section.title}
          section={section}
          number={index + 1}
          isLast={index === sections.length - 1}
        />
      ))}
      {tools && (
        <Section symbol="breaker" {...caseStudyCopy.tools}>
          <ToolList only={tools} />
        </Section>
      )}
      <RelatedServices related={services} ground="tinted" {...caseStudyCopy.services} />
      <NextCase after={slug} />
      <CallToAction symbol="load" {...closing} action={{ label: action, href: contactAddress(card.name) }} />
    </>
  );
}

const recordParts = ['client', 'year', 'scope', 'team', 'setback', 'closed'] as const;

/** The plate at the head of a case study: the job in figures, its client, its time and the number of people. */
function CaseFigures({ figures, record }: Pick<CaseStudyContent, 'figures' | 'record'>) {
  return (
    <Box
      component={SectionFrame}
      ground="paper"
      aria-label={caseStudyCopy.figures}
      sx={{ padding: 'clamp(40px, 5vw, 72px) 0', rowGap: 0 }}
    >
      <Conductor aria-hidden="true" />
      <Box sx={{ position: 'relative' }}>
        <Bay ground="paper">
          <BaySymbol name="currentTransformer" />
        </Bay>
        <Typography variant="caption" component="p" sx={{ marginBottom: 2, lineHeight: '32px' }}>
          {caseStudyCopy.figures}
        </Typography>
        <RatingPlate entries={figures} />
        <Box sx={{ marginTop: 'clamp(32px, 4vw, 56px)' }}>
          <Terms
            columns={2}
            terms={recordParts.map((part) => ({ term: caseStudyCopy.record[part], text: record[part] }))}
          />
        </Box>
      </Box>
    </Box>
  );
}

const nextLink = {
  display: 'block',
  padding: 'clamp(28px, 4vw, 56px) 0',
  borderTop: `2px solid ${colours.ink}`,
  color: colours.ink,
  '&:hover > strong': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
} as const;

const nameLook = {
  display: 'block',
  maxWidth: '30ch',
  marginTop: 1,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  // The arrow never wraps alone to the next line, and screen readers skip it.
  '&::after': { content: '"\u00a0→"' },
  '@supports (content: "→" / "")': { '&::after': { content: '"\u00a0→" / ""' } },
} as const;

/** The link to the next case study of the list, or to the first. */
function NextCase({ after }: { after: string }) {
  const next = caseStudies[caseStudies.findIndex(({ slug }) => slug === after) + 1] ?? caseStudies[0];
  if (!next) return undefined;
  return (
    <Box component={SectionFrame} ground="paper" aria-label={caseStudyCopy.next} sx={{ padding: 0 }}>
      <Conductor aria-hidden="true" />
      <Link href={caseStudyAddress(next.slug)} underline="none" sx={nextLink}>
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', lineHeight: 'normal', color: 'text.secondary' }}
        >
          {caseStudyCopy.next}
        </Typography>
        <Typography variant="h2" component="strong" sx={nameLook}>
          {next.card.name}
        </Typography>
      </Link>
    </Box>
  );
}
