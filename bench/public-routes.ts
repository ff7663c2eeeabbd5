import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/process/paths.ts';

/** Every public page of the built site: the sitemap has those that are meant to be found. */
export function publicRoutes(): string[] {
  const sitemap = readFileSync(join(root, 'web', 'dist', 'client', 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
}
