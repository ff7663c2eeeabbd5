import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRendering } from '../islands/island.tsx';
import { preloadedFonts } from '../theme/global-styles.ts';
import { CurrentPath } from './layout/current-path.ts';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { Providers } from './Providers.tsx';
import { pages } from './pages.tsx';
import { createStyleCache, leaveInPlace, unusedStyles } from './style-cache.ts';

/** The parts of a finished document. */
export interface PrerenderedPage {
  head: string;
  body: string;
  /** The islands on the page, by name. */
  islands: string[];
}

/** The addresses of all pages, in the order of the sitemap. */
export const paths = pages.map(({ path }) => path);

/**
 * Draws a page as HTML.
 * @param path its address on the site, for instance `/careers`
 * @throws when there is no such page
 */
export function prerender(path: string): PrerenderedPage {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  const { page, Layout = PublicLayout } = found;
  const styleCache = createStyleCache();
  // Must come before rendering: it tells the cache to collect styles instead of scattering them over the page.
  const emotion = createEmotionServer(styleCache);
  const used: string[] = [];

  // Each has one child, as in `hydrate.tsx`: React numbers what it draws by where it stands.
  const inContext = (element: ReactNode, isIsland: boolean): ReactElement => (
    <CacheProvider value={styleCache}>
      <CurrentPath value={path}>
        <IslandRendering value={isIsland ? undefined : renderer}>{element}</IslandRendering>
      </CurrentPath>
    </CacheProvider>
  );
  const renderer = {
    island: (name: string, element: ReactElement) => {
      const prefix = `i${used.push(name)}`;
      return { prefix, html: renderToString(inContext(element, true), { identifierPrefix: prefix }) };
    },
    slot: (element: ReactNode) =>
      renderToStaticMarkup(inContext(element, false), { identifierPrefix: `s${used.length}` }),
  };

  const html = renderToStaticMarkup(
    <Providers styleCache={styleCache} hasGlobalStyles={false}>
      {inContext(<Layout>{page}</Layout>, false)}
    </Providers>,
  );
  const { hoisted, body } = splitHoistedTags(html);
  const critical = emotion.extractCriticalToChunks(html);
  const styles = leaveInPlace(emotion.constructStyleTagsFromChunks(critical), unusedStyles(styleCache, critical));
  const fonts = preloadedFonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return { head: fonts + hoisted + styles, body, islands: [...new Set(used)] };
}

/** React writes the title, meta and link tags of a page before its first element; a document wants them in its head. */
function splitHoistedTags(html: string): { hoisted: string; body: string } {
  const tags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html);
  const hoisted = tags?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}
