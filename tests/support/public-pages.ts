import { globSync } from 'node:fs';
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

/** The pages of the services. */
export const servicePages = publicPages.filter((path) => path.startsWith('/services/'));

/** The pages of the case studies; a firm can have none. */
export const caseStudyPages = publicPages.filter((path) => path.startsWith('/case-studies/'));
