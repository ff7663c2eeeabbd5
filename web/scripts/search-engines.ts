import { writeFile } from 'node:fs/promises';
import { pageSitemapPath, robots, sitemap, sitemapIndex } from './search-engines/sitemap.ts';
import { builtPages } from './site-check/built-pages.ts';

// Writes robots.txt, the sitemap of the pages and the index of all sitemaps, from the prerendered pages. A page with `noindex`
// is left out.
//
//   node scripts/search-engines.ts [folder of the build, under web/]

const [folder = 'dist'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);

const addresses = (await builtPages(client)).flatMap(({ hidden, canonical }) => (hidden ? [] : (canonical ?? [])));
await writeFile(new URL(`.${pageSitemapPath}`, client), sitemap(addresses));
await writeFile(new URL('sitemap.xml', client), sitemapIndex(addresses));
await writeFile(new URL('robots.txt', client), robots(addresses));
console.log(`Wrote a sitemap of ${addresses.length} pages.`);
