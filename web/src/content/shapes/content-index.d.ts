// The small part of every service page and case study that lists, menus and routes need. It is made when the site is built
// (scripts/content-index.ts), so that no page carries the words of all others. All lists are in their order.

/** For routes and menus. A file's name may differ from a slug that has an ampersand. */
declare module 'virtual:content-index' {
  interface PageEntry {
    slug: string;
    /** The name of its file in content/firm/services or content/case-studies. */
    file: string;
    menuName?: string;
  }

  export const services: readonly PageEntry[];
  export const caseStudies: readonly PageEntry[];
}

/** For lists. */
declare module 'virtual:content-cards' {
  type ServicePageContent = import('./service-page.ts').ServicePageContent;
  type CaseStudyContent = import('./case-study-page.ts').CaseStudyContent;

  export const services: readonly Pick<ServicePageContent, 'slug' | 'menuName' | 'card'>[];
  export const caseStudies: readonly Pick<CaseStudyContent, 'slug' | 'card'>[];
}
