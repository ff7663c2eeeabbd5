import { services } from 'virtual:content-index';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { contactLink } from '../../content/firm/navigation.ts';
import { serviceAddress } from '../../content/product/addresses.ts';
import { savesData, whenLoaded } from '../../shared/reader.ts';
import { pageAt } from '../route-parts.tsx';
import { fetchPage, pageOfLink, untilPageIsDrawn } from './links.ts';

/** These pages import what most pages share: forms, tabs, cards and tables. */
const typicalPages = [contactLink.link, ...services.slice(0, 1).map(({ slug }) => serviceAddress(slug))];

/** The time that a pointer must rest on a link. A pointer that only crosses a menu preloads nothing. */
const dwellMilliseconds = 50;

/**
 * Preloads pages: the page of a link, when the reader points at the link, touches it or moves the focus to it; and the code
 * that most public pages share, once the reader has begun to use the page and the browser is idle. A move then loads little
 * more than the page itself. Nothing is preloaded for readers who save data.
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
      // An event that a script fires is not an act of the reader.
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
    // On a slow connection the page that the visitor waits for is loaded first.
    await untilPageIsDrawn();
    await pageAt(routes, path).page.loadParts();
  }
}

/** Runs work when the browser is idle, or after a delay in browsers that do not report idleness. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 1000);
}
