import { services } from 'virtual:content-index';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { contactLink } from '../../content/firm/navigation.ts';
import { serviceAddress } from '../../content/product/addresses.ts';
import { savesData, whenLoaded } from '../../shared/reader.ts';
import { pageAt } from '../route-parts.tsx';
import { fetchPage, pageOfLink, untilPageIsDrawn } from './links.ts';

/** With these comes what most pages share and the first one may lack: what forms, tabs, cards and tables are made of. */
const typicalPages = [contactLink.link, ...services.slice(0, 1).map(({ slug }) => serviceAddress(slug))];

/** The pause of a pointer that counts: a pointer that crosses a menu means none of its links. */
const dwellMilliseconds = 50;

/**
 * Fetches pages before a visitor goes there: the page of a link, when they point at it, touch it or move the focus
 * to it; and what most pages of the public site share, once its reader has begun to move about and the browser is idle. A move
 * then brings little more than the page itself. Nothing is fetched for readers who save data.
 */
export function usePreloading(routes: RouteObject[]): void {
  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(waiting);
      const to = savesData() ? undefined : pageOfLink(routes, target);
      const fetchIt = () => to && void fetchPage(routes, to).catch(() => undefined);
      if (type === 'pointerover') waiting = setTimeout(fetchIt, dwellMilliseconds);
      else fetchIt();
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, onIntent, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [routes]);

  useEffect(() => {
    const begun = new AbortController();
    const onBegin = ({ isTrusted }: Event) => {
      // An event of the page itself is not a move of the reader.
      if (!isTrusted) return;
      begun.abort();
      if (savesData() || !pageAt(routes, location.pathname).isPublic) return;
      whenLoaded(() => whenIdle(() => void fetchTypicalPages(routes).catch(() => undefined)));
    };
    for (const type of ['pointerover', 'pointerdown', 'keydown'])
      document.addEventListener(type, onBegin, { signal: begun.signal, passive: true });
    return () => begun.abort();
  }, [routes]);
}

async function fetchTypicalPages(routes: RouteObject[]): Promise<void> {
  for (const path of typicalPages) {
    // On a slow line the page that the visitor waits for comes first.
    await untilPageIsDrawn();
    await pageAt(routes, path).page.loadParts();
  }
}

/** Runs work when the browser is idle, or after a delay in browsers that do not report idleness. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 1000);
}
