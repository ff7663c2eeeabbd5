import { caseStudyCopy } from '../../content/firm/pages/case-studies.ts';
import { contactAddress } from '../../content/product/addresses.ts';
import type { CaseStudyContent } from '../../content/shapes/case-study-page.ts';
import { CallToAction } from '../../ui/sections/CallToAction.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { RelatedServices } from '../services/RelatedServices.tsx';
import { ToolList } from '../tools/ToolList.tsx';
import { ArticleSection } from './ArticleSection.tsx';
import { CaseFigures } from './CaseFigures.tsx';
import { NextCase } from './NextCase.tsx';

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
