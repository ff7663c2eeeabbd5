import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PageFacts, readPage } from './page-facts.ts';

/** Gives the pages of the built site, in the order of their addresses. The shell of the admin area is not a page. */
export async function builtPages(client: URL): Promise<PageFacts[]> {
  const pages: PageFacts[] = [];
  for await (const file of glob('**/*.html', { cwd: fileURLToPath(client) })) {
    if (file === 'app-shell.html') continue;
    const html = await readFile(new URL(encodeURI(file), client), 'utf8');
    pages.push(readPage(file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, html));
  }
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}
