import type { CaseStudyContent } from './shapes/case-study-page.ts';
import type { ServicePageContent } from './shapes/service-page.ts';

const inOrder = <Page extends { order: number }>(pages: Record<string, Page>): readonly Page[] =>
  Object.values(pages).sort((a, b) => a.order - b.order);

/** The pages that have a content file. Routes, menus and lists follow from them. */
export const services = inOrder(
  import.meta.glob<ServicePageContent>('./firm/services/*.ts', { eager: true, import: 'page' }),
);
export const caseStudies = inOrder(
  import.meta.glob<CaseStudyContent>('./firm/case-studies/*.ts', { eager: true, import: 'page' }),
);
