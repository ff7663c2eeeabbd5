// The addresses of pages with a content file, or with an entry in one.

export const serviceAddress = (slug: string) => `/services/${slug}`;
export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;
/** The contact form, about something that its reader comes from; what they have found out there begins the message. */
export const contactAddress = (subject: string, message?: string) =>
  `/contact?subject=${encodeURIComponent(subject)}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}`;
export const productAddress = (id: string) => `/product/${id}`;
export const dataSheetAddress = (id: string) => `/documents/data-sheets/${id}.pdf`;
