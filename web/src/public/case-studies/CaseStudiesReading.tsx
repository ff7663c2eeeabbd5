import { caseStudies } from 'virtual:content-cards';
import { caseStudiesPage } from '../../content/pages/case-studies.ts';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { CaseList } from './CaseList.tsx';

/** The head of the list of case studies. */
export function CaseStudiesBanner() {
  return <PageBanner {...caseStudiesPage.banner} />;
}

/** The list itself. */
export function CaseStudyList() {
  const { list, enquiry } = caseStudiesPage;
  return <CaseList {...list} cases={caseStudies} enquiry={enquiry} />;
}
