import { serviceClosing } from '../../content/firm/service-closing.ts';
import type { ServicePageContent } from '../../content/shapes/service-page.ts';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { groundOfSection, Section } from '../../ui/sections/Section.tsx';
import { ToolList } from '../tools/ToolList.tsx';
import { CaseStudyTeaser } from './CaseStudyTeaser.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { ServiceContact } from './ServiceContact.tsx';
import { StandardsTable } from './StandardsTable.tsx';

interface ServicePartProps {
  content: ServicePageContent;
}

export function ServiceBanner({ content: { banner } }: ServicePartProps) {
  const { name: label, href } = serviceClosing.services;
  return <PageBanner ground="dark" parent={{ label, href }} {...banner} />;
}

/** The tools of a service where it has some, and the four sections that close every service's page. */
export function ServiceClosing({ content: { sections, tools, standards, related, caseStudy } }: ServicePartProps) {
  const before = sections.length + (tools ? 1 : 0);
  const next = (after: number) => groundOfSection(before + after);
  return (
    <>
      {tools && (
        <Section symbol="breaker" ground={groundOfSection(sections.length)} {...serviceClosing.tools}>
          <ToolList only={tools} />
        </Section>
      )}
      <StandardsTable standards={standards} ground={next(0)} />
      <RelatedServices related={related} ground={next(1)} {...serviceClosing.related} />
      <CaseStudyTeaser caseStudy={caseStudy} ground={next(2)} />
      <ServiceContact />
    </>
  );
}
