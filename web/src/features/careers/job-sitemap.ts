import { type JobTeaser, jobPath } from '@ohmbridge/functions/contract/job-page';
import { siteOrigin } from '../../lib/environment.ts';
import { markup } from '../../lib/markup.ts';

/** The pages of these jobs in the format of sitemaps.org, each with when it was last changed. */
export function jobSitemap(jobs: readonly JobTeaser[]): string {
  const entries = jobs.flatMap(({ slug, updatedAt }) =>
    slug === undefined
      ? []
      : `  <url><loc>${markup(siteOrigin + jobPath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
