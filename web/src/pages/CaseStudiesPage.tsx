import { caseStudiesPage } from '../content/pages/case-studies.ts';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

export const Reading = still(() => import('./CaseStudiesReading.tsx').then((module) => module.CaseStudiesReading));

export function CaseStudiesPage() {
  return (
    <Page meta={caseStudiesPage.meta}>
      <Reading />
    </Page>
  );
}
