// The addresses of pages with a content file, or with an entry in one.

export const serviceAddress = (slug: string) => `/services/${slug}`;
export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;
/** The contact form, about something that its reader comes from. */
export const contactAddress = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`;
export const productAddress = (id: string) => `/product/${id}`;
export const dataSheetAddress = (id: string) => `/documents/data-sheets/${id}.pdf`;
