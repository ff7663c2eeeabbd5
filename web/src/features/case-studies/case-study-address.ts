/** The address of a case study's page. */
export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;
