import type { CaseStudyContent } from '../content/shapes/case-study-page.ts';
import type { ServicePageContent } from '../content/shapes/service-page.ts';

const inOrder = <Page extends { order: number }>(pages: Record<string, Page>): readonly Page[] =>
  Object.values(pages).sort((a, b) => a.order - b.order);

/** All pages that have a content file, whole: the site itself knows them by the index that the build makes. */
export const services = inOrder(
  import.meta.glob<ServicePageContent>('../content/firm/services/*.ts', { eager: true, import: 'page' }),
);
export const caseStudies = inOrder(
  import.meta.glob<CaseStudyContent>('../content/firm/case-studies/*.ts', { eager: true, import: 'page' }),
);
