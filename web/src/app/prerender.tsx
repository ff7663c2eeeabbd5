import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToString } from 'react-dom/server';
import { EmptyFrame } from '../admin/dashboard/Frame.tsx';
import { AdminTheme, modeStorageKey, schemeAttribute } from '../admin/theme/AdminTheme.tsx';
import { products } from '../content/firm/products.ts';
import { productAddress } from '../content/product/addresses.ts';
import { Providers } from './App.tsx';
import { type DocumentParts, draw, drawDocument, loadPage } from './document-parts.tsx';
import { notFoundPath, pageAt } from './route-parts.tsx';
import { pagePaths, productPath, routes } from './routes.tsx';
import { createCollectingCache } from './style-cache.ts';

/** The addresses of all prerendered pages, in the order of the sitemap. */
export const paths = [
  ...pagePaths.flatMap((path) => (path === productPath ? products.map(({ id }) => productAddress(id)) : path)),
  notFoundPath,
];

/**
 * Prerenders a page as a document.
 * @param path its address on the site, for instance `/careers`
 */
export async function prerender(path: string): Promise<DocumentParts> {
  await loadPage(routes, path);
  return drawDocument(routes, path);
}

/** The source files that hydrate the page at an address, from the root of the workspace. */
export function sourcesOf(path: string): readonly string[] {
  return pageAt(routes, path).page.sources;
}

/**
 * Prerenders the document of the dashboard, which search engines must not index: the frame of its screens. The browser
 * renders the rest, because only the browser knows who the admin is.
 */
export function drawShell(): DocumentParts {
  const styleCache = createCollectingCache();
  const { head, body } = draw(
    styleCache,
    <Providers styleCache={styleCache}>
      <AdminTheme>
        <EmptyFrame />
      </AdminTheme>
    </Providers>,
  );
  // Sets the admin's theme before the first paint.
  const scheme = renderToString(<InitColorSchemeScript attribute={schemeAttribute} modeStorageKey={modeStorageKey} />);
  return { head: `<meta name="robots" content="noindex">${scheme}${head}`, body: `<div id="root">${body}</div>` };
}
