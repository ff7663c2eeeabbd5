import createEmotionServer from '@emotion/server/create-instance';
import { jobPath } from '@ohmbridge/functions/contract/job-page';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { preloadedFonts } from '../theme/global-styles.ts';
import { createIslandRenderer, splitHoistedTags } from './drawing.tsx';
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
  return draw(path, <Layout>{page}</Layout>);
}

/** Draws the frame of the site, with `head` and `body` where a page has its own: the template of the pages of jobs. */
export function prerenderFrame(head: string, body: string): PrerenderedPage {
  const frame = draw(
    jobPath(''),
    <PublicLayout>
      <i id="place" />
    </PublicLayout>,
  );
  return { ...frame, head: frame.head + head, body: frame.body.replace('<i id="place"></i>', body) };
}

function draw(path: string, content: ReactNode): PrerenderedPage {
  const styleCache = createStyleCache();
  // Must come before rendering: it tells the cache to collect styles instead of scattering them over the page.
  const emotion = createEmotionServer(styleCache);
  const { inContext, islands } = createIslandRenderer(styleCache, path);
  const html = renderToStaticMarkup(
    <Providers styleCache={styleCache} hasGlobalStyles={false}>
      {inContext(content, false)}
    </Providers>,
  );
  const { hoisted, body } = splitHoistedTags(html);
  const critical = emotion.extractCriticalToChunks(html);
  const styles = leaveInPlace(emotion.constructStyleTagsFromChunks(critical), unusedStyles(styleCache, critical));
  const fonts = preloadedFonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return { head: fonts + hoisted + styles, body, islands: islands() };
}
