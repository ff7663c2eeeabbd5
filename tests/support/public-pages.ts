import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

/** Files that are served for other addresses than their own. */
const fallbacks = ['app-shell', '404'];

/** The address of every page that the build has prerendered: new content is tested without a new line here. */
export const prerenderedPages: string[] = globSync('**/*.html', { cwd: site })
  .map((file) => file.replaceAll('\\', '/').replace(/\.html$/, ''))
  .filter((name) => !fallbacks.includes(name))
  .map((name) => (name === 'index' ? '/' : `/${name}`))
  .sort();

/** The pages for visitors. */
export const publicPages = prerenderedPages.filter((path) => path !== '/login');
