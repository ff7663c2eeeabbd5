import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandRendering } from '../islands/island.tsx';
import { CurrentPath } from './layout/current-path.ts';

interface IslandDrawing {
  /** What a page, or a part of one, is drawn in. */
  inContext: (element: ReactNode, isIsland: boolean) => ReactElement;
  /** The islands that have been drawn, each once. */
  islands: () => string[];
}

/** What draws the islands of one page, at the address `path`. */
export function createIslandRenderer(styleCache: EmotionCache, path: string): IslandDrawing {
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
  return { inContext, islands: () => [...new Set(used)] };
}

/** React writes the title, meta and link tags of a page before its first element; a document wants them in its head. */
export function splitHoistedTags(html: string): { hoisted: string; body: string } {
  const tags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html);
  const hoisted = tags?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
}
