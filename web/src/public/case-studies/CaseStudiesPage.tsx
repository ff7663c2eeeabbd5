import { caseStudiesPage } from '../../content/pages/case-studies.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = still(() => import('./CaseStudiesReading.tsx').then((module) => module.CaseStudiesBanner));
export const List = still(() => import('./CaseStudiesReading.tsx').then((module) => module.CaseStudyList));

export function CaseStudiesPage() {
  return (
    <Page meta={caseStudiesPage.meta}>
      <Banner />
      <List />
    </Page>
  );
}
