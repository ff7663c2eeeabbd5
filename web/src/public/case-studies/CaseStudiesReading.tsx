import { caseStudies } from 'virtual:content-cards';
import { caseStudiesPage } from '../../content/pages/case-studies.ts';
import { CaseList } from './CaseList.tsx';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';

/** The head of the list of case studies. */
export function CaseStudiesBanner() {
  return <PageBanner {...caseStudiesPage.banner} />;
}

/** The list itself. */
export function CaseStudyList() {
  const { list, enquiry } = caseStudiesPage;
  return <CaseList {...list} cases={caseStudies} enquiry={enquiry} />;
}
