import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

/** Files that Hosting serves at other addresses than their own. */
const fallbacks = ['app-shell', '404'];

/** The address of every prerendered page. The list follows the build, so new content is tested without a new line here. */
export const prerenderedPages: string[] = globSync('**/*.html', { cwd: site })
  .map((file) => file.replaceAll('\\', '/').replace(/\.html$/, ''))
  .filter((name) => !fallbacks.includes(name))
  .map((name) => (name === 'index' ? '/' : `/${name}`))
  .sort();

/** The pages for visitors. */
export const publicPages = prerenderedPages.filter((path) => path !== '/login');

/** The pages of a shape: the one of an address, or all in a folder such as `/services/*`. The firm may have none. */
export const pagesOf = (shape: string): string[] =>
  publicPages.filter((path) => (shape.endsWith('/*') ? path.startsWith(shape.slice(0, -1)) : path === shape));

/** The pages of the services. */
export const servicePages = pagesOf('/services/*');

/** The pages of the case studies; a firm can have none. */
export const caseStudyPages = pagesOf('/case-studies/*');

/** The case studies with figures that a visitor unfolds. */
export const pagesWithFigures = caseStudyPages.filter((path) =>
  readFileSync(`${site}${path}.html`, 'utf8').includes('<details'),
);
