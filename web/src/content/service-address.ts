/** The address of a service's page. */
export const serviceAddress = (slug: string) => `/services/${slug}`;
