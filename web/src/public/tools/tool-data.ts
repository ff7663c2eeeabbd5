import type { PageMeta } from '../../content/page-meta.ts';
import { siteOrigin } from '../../shared/environment.ts';

/** A tool in the words of schema.org: it costs nothing, and needs nothing but a browser. */
export const toolData = ({ title, description, path }: PageMeta): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: title,
  description,
  url: `${siteOrigin}${path}`,
  applicationCategory: 'UtilitiesApplication',
  browserRequirements: 'JavaScript',
  isAccessibleForFree: true,
});
