import { caseStudies } from '../content/content-pages.ts';
import { caseStudiesPage } from '../content/pages/case-studies.ts';
import { CaseList } from '../features/case-studies/CaseList.tsx';
import { Page } from '../sections/Page.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

export function CaseStudiesPage() {
  const { meta, banner, list, enquiry } = caseStudiesPage;
  return (
    <Page meta={meta}>
      <PageBanner {...banner} />
      <CaseList {...list} cases={caseStudies} enquiry={enquiry} />
    </Page>
  );
}
