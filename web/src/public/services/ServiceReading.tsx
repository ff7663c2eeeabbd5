import { serviceClosing } from '../../content/service-closing.ts';
import type { ServicePageContent } from '../../content/service-page.ts';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { groundOfSection } from '../../ui/sections/Section.tsx';
import { CaseStudyTeaser } from './CaseStudyTeaser.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { ServiceContact } from './ServiceContact.tsx';
import { StandardsTable } from './StandardsTable.tsx';

interface ServicePartProps {
  content: ServicePageContent;
}

/** The head of a service's page. */
export function ServiceBanner({ content: { banner } }: ServicePartProps) {
  const { name: label, href } = serviceClosing.services;
  return <PageBanner ground="dark" parent={{ label, href }} {...banner} />;
}

/** The four sections that close every service's page. */
export function ServiceClosing({ content: { sections, standards, related, caseStudy } }: ServicePartProps) {
  const next = (after: number) => groundOfSection(sections.length + after);
  return (
    <>
      <StandardsTable standards={standards} ground={next(0)} />
      <RelatedServices related={related} ground={next(1)} {...serviceClosing.related} />
      <CaseStudyTeaser caseStudy={caseStudy} ground={next(2)} />
      <ServiceContact />
    </>
  );
}
