import type { CaseStudyContent } from '../../content/shapes/case-study-page.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const CaseStudyBanner = staticPart(() => import('./CaseStudyStatic.tsx'), 'CaseStudyBanner');
const CaseStudyStatic = staticPart(() => import('./CaseStudyStatic.tsx'), 'CaseStudyStatic');
export const staticParts = [CaseStudyBanner, CaseStudyStatic];

export function CaseStudyPage({ content }: { content: CaseStudyContent }) {
  return (
    <Page meta={content.meta}>
      <CaseStudyBanner content={content} />
      <CaseStudyStatic content={content} />
    </Page>
  );
}
