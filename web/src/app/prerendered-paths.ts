import { products } from '../content/products.ts';
import { productAddress } from '../features/products/product-address.ts';
import { productPath, publicPaths } from './routes.tsx';

// Apart from the routes, which every visitor loads: the products' words are for their own pages only.

/** Every address that becomes an HTML file, and the file's name under the site's root. */
export function prerenderedPaths(): { path: string; file: string }[] {
  const paths = publicPaths.flatMap((path) =>
    path === productPath ? products.map(({ id }) => productAddress(id)) : [path],
  );
  const addresses = paths.map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` }));
  return [...addresses, { path: '/404', file: '404.html' }];
}
