// The addresses of pages that have a content file, or an entry in one.

export const serviceAddress = (slug: string) => `/services/${slug}`;
export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;
/**
 * Gives the address of the contact form, with a subject and the beginning of a message. The page with the link chooses both.
 */
export const contactAddress = (subject: string, message?: string) =>
  `/contact?subject=${encodeURIComponent(subject)}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}`;
export const productAddress = (id: string) => `/product/${id}`;
export const dataSheetAddress = (id: string) => `/documents/data-sheets/${id}.pdf`;
