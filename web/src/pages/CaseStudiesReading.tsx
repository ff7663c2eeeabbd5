import { caseStudies } from 'virtual:content-cards';
import { caseStudiesPage } from '../content/pages/case-studies.ts';
import { CaseList } from '../features/case-studies/CaseList.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** The list of case studies, and its head. */
export function CaseStudiesReading() {
  const { banner, list, enquiry } = caseStudiesPage;
  return (
    <>
      <PageBanner {...banner} />
      <CaseList {...list} cases={caseStudies} enquiry={enquiry} />
    </>
  );
}
