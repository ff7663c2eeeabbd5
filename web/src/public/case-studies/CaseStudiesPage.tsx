import { caseStudiesPage } from '../../content/pages/case-studies.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = staticPart(() => import('./CaseStudiesStatic.tsx').then((module) => module.CaseStudiesBanner));
export const List = staticPart(() => import('./CaseStudiesStatic.tsx').then((module) => module.CaseStudyList));

export function CaseStudiesPage() {
  return (
    <Page meta={caseStudiesPage.meta}>
      <Banner />
      <List />
    </Page>
  );
}
