import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { pageDataId } from '../shared/page-data.ts';
import { preloadedFonts } from '../ui/theme/global-styles.ts';
import { App } from './App.tsx';
import { Footer } from './layout/layouts.tsx';
import { pageAt } from './route-parts.tsx';
import { createCollectingCache, styleElement } from './style-cache.ts';

export interface DocumentParts {
  head: string;
  /** The HTML that React hydrates, and the data that the server adds to it. */
  body: string;
}

/**
 * Prerenders the application at an address. Its code must have been fetched: see `LazyPage.loadWhole`.
 * @param path the address, for instance `/careers`
 * @param data the data of the page, if it needs any; the document contains the data as JSON
 * @throws if a part could only be rendered in the browser
 */
export function drawDocument(routes: RouteObject[], path: string, data?: object): DocumentParts {
  const styleCache = createCollectingCache();
  const { body, head } = draw(
    styleCache,
    <StaticRouter location={path}>
      <App routes={routes} styleCache={styleCache} document={{ path, askedAt: path }} data={data} />
    </StaticRouter>,
  );
  if (/<!--\$[?!]-->|<div hidden="" id="S:/.test(body)) throw new Error(`${path} has content that needs scripts.`);
  const json = data && `<script type="application/json" id="${pageDataId}">${escaped(JSON.stringify(data))}</script>`;
  return { head, body: `<div id="root" data-path="${path.replaceAll('&', '&amp;')}">${body}</div>${json ?? ''}` };
}

/** Renders content to HTML, together with its styles. */
export function draw(styleCache: EmotionCache, content: ReactNode): DocumentParts {
  const { hoisted, body } = splitHoistedTags(renderToString(content));
  const fonts = preloadedFonts
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return { head: fonts + hoisted + styleElement(styleCache), body };
}

export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  const { page } = pageAt(routes, path);
  await Promise.all([page.loadParts(), Footer.load()]);
}

const escaped = (json: string) => json.replaceAll('<', '\\u003c');

/** React writes title, meta and link tags before the first element of the page. They belong into the head. */
function splitHoistedTags(html: string): { hoisted: string; body: string } {
  const tags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html);
  const hoisted = tags?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}
