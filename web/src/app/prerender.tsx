import createEmotionServer from '@emotion/server/create-instance';
import { prerender as renderToStream } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { preloadedFonts } from '../theme/global-styles.ts';
import { Providers } from './Providers.tsx';
import { pagesAt } from './routes.tsx';
import { Site } from './Site.tsx';
import { createStyleCache, leaveInPlace, unusedStyles } from './style-cache.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** The parts of a prerendered document. */
export interface PrerenderedPage {
  head: string;
  body: string;
}

/**
 * Renders one address to HTML.
 * @param path absolute path on the site, for instance `/careers`
 * @throws when React leaves a boundary hidden until scripts run
 */
export async function prerender(path: string): Promise<PrerenderedPage> {
  await Promise.all(pagesAt(path).map((page) => page.load()));
  const styleCache = createStyleCache();
  // Must come before rendering: it tells the cache to collect styles instead of scattering them over the page.
  const emotion = createEmotionServer(styleCache);
  const { prelude } = await renderToStream(
    <Providers styleCache={styleCache} hasGlobalStyles={false}>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </Providers>,
    // Otherwise React moves large boundaries to the end of the document, hidden until a script shows them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (/<div hidden id="S:/.test(html)) throw new Error(`${path} has content that stays hidden without scripts.`);

  const { hoisted, body } = splitHoistedTags(html);
  const critical = emotion.extractCriticalToChunks(html);
  const styles = leaveInPlace(emotion.constructStyleTagsFromChunks(critical), unusedStyles(styleCache, critical));
  const fonts = preloadedFonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return { head: fonts + hoisted + styles, body };
}

/** React writes the title, meta and link tags of a page before its first element; a document wants them in its head. */
function splitHoistedTags(html: string): { hoisted: string; body: string } {
  const tags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html);
  const hoisted = tags?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}
