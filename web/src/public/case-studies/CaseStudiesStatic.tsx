import { caseStudies } from 'virtual:content-cards';
import Link from '@mui/material/Link';
import { caseStudiesPage } from '../../content/pages/case-studies.ts';
import { PageBanner } from '../../ui/sections/PageBanner.tsx';
import { CaseList } from './CaseList.tsx';

/** The head of the list of case studies. */
export function CaseStudiesBanner() {
  return <PageBanner {...caseStudiesPage.banner} />;
}

/** The list itself. */
export function CaseStudyList() {
  const { list, register, enquiry } = caseStudiesPage;
  const intro = (
    <>
      {register.text} <Link href={register.link.href}>{register.link.label}</Link>
    </>
  );
  return <CaseList {...list} intro={intro} cases={caseStudies} enquiry={enquiry} />;
}
