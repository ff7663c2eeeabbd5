import { contactAddress } from '../content/addresses.ts';
import type { CaseStudyContent } from '../content/case-study-page.ts';
import { caseStudyCopy } from '../content/pages/case-studies.ts';
import { ArticleSection } from '../features/case-studies/ArticleSection.tsx';
import { CaseFigures } from '../features/case-studies/CaseFigures.tsx';
import { NextCase } from '../features/case-studies/NextCase.tsx';
import { RelatedServices } from '../features/services/RelatedServices.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

interface CaseStudyPartProps {
  content: CaseStudyContent;
}

/** What a case study is. */
export function CaseStudyBanner({ content: { banner } }: CaseStudyPartProps) {
  return <PageBanner parent={caseStudyCopy.parent} {...banner} />;
}

/** Its figures, the article clause by clause, and where to read on. */
export function CaseStudyReading({ content }: CaseStudyPartProps) {
  const { slug, card, figures, record, services, sections } = content;
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
      <RelatedServices related={services} ground="warm" {...caseStudyCopy.services} />
      <NextCase after={slug} />
      <CallToAction symbol="load" {...closing} action={{ label: action, href: contactAddress(card.name) }} />
    </>
  );
}
