import type { CaseStudyContent } from '../../content/case-study-page.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = still(() => import('./CaseStudyReading.tsx').then((module) => module.CaseStudyBanner));
export const Reading = still(() => import('./CaseStudyReading.tsx').then((module) => module.CaseStudyReading));

export function CaseStudyPage({ content }: { content: CaseStudyContent }) {
  return (
    <Page meta={content.meta}>
      <Banner content={content} />
      <Reading content={content} />
    </Page>
  );
}
