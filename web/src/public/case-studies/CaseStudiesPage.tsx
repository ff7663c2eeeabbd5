import { caseStudiesPage } from '../../content/firm/pages/case-studies.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const CaseStudiesBanner = staticPart(() => import('./CaseStudiesStatic.tsx'), 'CaseStudiesBanner');
const CaseStudyList = staticPart(() => import('./CaseStudiesStatic.tsx'), 'CaseStudyList');
export const staticParts = [CaseStudiesBanner, CaseStudyList];

export function CaseStudiesPage() {
  return (
    <Page meta={caseStudiesPage.meta}>
      <CaseStudiesBanner />
      <CaseStudyList />
    </Page>
  );
}
