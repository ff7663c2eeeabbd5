import { products } from '../content/firm/products.ts';
import { productAddress } from '../content/product/addresses.ts';
import { type DocumentParts, drawDocument, loadPage } from './document-parts.tsx';
import { notFoundPath, pageAt } from './route-parts.tsx';
import { pagePaths, productPath, routes } from './routes.tsx';

/** The addresses of all finished pages, in the order of the sitemap. */
export const paths = [
  ...pagePaths.flatMap((path) => (path === productPath ? products.map(({ id }) => productAddress(id)) : path)),
  notFoundPath,
];

/**
 * Draws a page as a finished document.
 * @param path its address on the site, for instance `/careers`
 */
export async function prerender(path: string): Promise<DocumentParts> {
  await loadPage(routes, path);
  return drawDocument(routes, path);
}

/** The source files that the page at an address comes alive with, from the root of the workspace. */
export function sourcesOf(path: string): readonly string[] {
  return pageAt(routes, path).page.sources;
}

export { drawShell } from './document-parts.tsx';
