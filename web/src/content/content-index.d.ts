/**
 * The small part of every service page and case study that lists, menus and routes need. It is made when the site is
 * built (scripts/content-index.ts), so that no page carries the words of all others.
 *
 * A service is `page` of content/services/<file>.ts, a case study `page` of content/case-studies/<file>.ts with at least
 * the fields of `CaseStudyCard`. `file` is the name of the file, which may differ from a slug that has an ampersand.
 */
declare module 'virtual:content-index' {
  type ServicePageContent = import('./service-page.ts').ServicePageContent;
  type CaseStudyContent = import('./case-study-page.ts').CaseStudyContent;

  export interface ServiceCard extends Pick<ServicePageContent, 'slug' | 'order' | 'menuName' | 'card'> {
    file: string;
  }

  export interface CaseStudyCard extends Pick<CaseStudyContent, 'slug' | 'order' | 'card'> {
    file: string;
  }

  /** In their order. */
  export const services: readonly ServiceCard[];
  export const caseStudies: readonly CaseStudyCard[];
}
