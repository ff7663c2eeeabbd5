import { jobSitemapPath } from '@site/contract/pages/job-page';
import { markup } from '../../src/shared/markup.ts';

/** Gives the sitemap of these addresses, in the format of sitemaps.org. */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${markup(new URL(address).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** The path of the list of all prerendered pages. A Cloud Function lists the jobs. */
export const pageSitemapPath = '/sitemap-pages.xml';

/**
 * Gives the index of the two sitemaps: the sitemap of the prerendered pages, and that of the jobs. robots.txt names the index.
 */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = [pageSitemapPath, jobSitemapPath].map(
    (path) => `  <sitemap><loc>${markup(new URL(path, firstOf(addresses)).href)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** Gives a robots.txt that allows search engines everything except the API, and names the sitemap. */
export function robots(addresses: readonly string[]): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', firstOf(addresses)).href}\n`;
}

function firstOf([first]: readonly string[]): string {
  if (first === undefined) throw new Error('The site has no page for search engines.');
  return first;
}
