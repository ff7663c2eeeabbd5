import type { CaseStudyContent } from '../../content/case-study-page.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const Banner = staticPart(() => import('./CaseStudyStatic.tsx').then((module) => module.CaseStudyBanner));
export const Reading = staticPart(() => import('./CaseStudyStatic.tsx').then((module) => module.CaseStudyStatic));

export function CaseStudyPage({ content }: { content: CaseStudyContent }) {
  return (
    <Page meta={content.meta}>
      <Banner content={content} />
      <Reading content={content} />
    </Page>
  );
}
