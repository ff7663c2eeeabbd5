// The addresses of pages with a content file, or with an entry in one.

export const serviceAddress = (slug: string) => `/services/${slug}`;
export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;
/** The contact form with a subject and the beginning of a message, from the page that the visitor comes from. */
export const contactAddress = (subject: string, message?: string) =>
  `/contact?subject=${encodeURIComponent(subject)}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}`;
export const productAddress = (id: string) => `/product/${id}`;
export const dataSheetAddress = (id: string) => `/documents/data-sheets/${id}.pdf`;
