import { serviceClosing } from '../content/service-closing.ts';
import type { ServicePageContent } from '../content/service-page.ts';
import { CaseStudyTeaser } from '../features/services/CaseStudyTeaser.tsx';
import { RelatedServices } from '../features/services/RelatedServices.tsx';
import { ServiceContact } from '../features/services/ServiceContact.tsx';
import { groundOfSection, ServiceSections } from '../features/services/ServiceSections.tsx';
import { StandardsTable } from '../features/services/StandardsTable.tsx';
import { Page } from '../sections/Page.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** A service: its banner, its own sections, and the four that close every service page. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  const { meta, banner, sections, standards, related, caseStudy } = content;
  const { name: label, href } = serviceClosing.services;
  const next = (after: number) => groundOfSection(sections.length + after);
  return (
    <Page meta={meta}>
      <PageBanner ground="dark" parent={{ label, href }} {...banner} />
      <ServiceSections sections={sections} />
      <StandardsTable standards={standards} ground={next(0)} />
      <RelatedServices related={related} ground={next(1)} {...serviceClosing.related} />
      <CaseStudyTeaser caseStudy={caseStudy} ground={next(2)} />
      <ServiceContact />
    </Page>
  );
}
