// The small part of every service page and case study that lists, menus and routes need. The build makes it
// (scripts/content-index.ts), so that no page carries the texts of all others. All lists are in page order.

/** The entries for routes and menus. `file` can differ from `slug`, because a slug can have an ampersand. */
declare module 'virtual:content-index' {
  interface PageEntry {
    slug: string;
    /** The name of the file in content/firm/services or content/firm/case-studies. */
    file: string;
    menuName?: string;
  }

  export const services: readonly PageEntry[];
  export const caseStudies: readonly PageEntry[];
}

/** The entries for lists. */
declare module 'virtual:content-cards' {
  type ServicePageContent = import('./service-page.ts').ServicePageContent;
  type CaseStudyContent = import('./case-study-page.ts').CaseStudyContent;

  export const services: readonly Pick<ServicePageContent, 'slug' | 'menuName' | 'card'>[];
  export const caseStudies: readonly Pick<CaseStudyContent, 'slug' | 'card'>[];
}
