import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { type RouteObject, useNavigate } from 'react-router-dom';
import { leavePage } from '../../shared/leaving.ts';
import { savesData } from '../../shared/reader.ts';
import { pageAt } from '../route-parts.tsx';
import { waitForPage } from './pending.ts';
import { startUntouched } from './reload.ts';
import { startPage } from './scroll.ts';

/** The delay in milliseconds before other pages are preloaded. By then the new page and its pictures are on the screen. */
const settling = 1000;

/**
 * Turns clicks on links of this site into moves of the router, once the next page can be rendered. All links are plain
 * links, so that they work without scripts. The browser handles modified clicks, downloads and links to other hosts.
 */
export function useLinkNavigation(routes: RouteObject[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    let latest: URL | undefined;

    const go = async (to: URL) => {
      latest = to;
      const from = location.pathname;
      const isHere = await waitForPage(fetchPage(routes, to));
      // The reader has followed another link or gone Back in the meantime.
      if (latest !== to || location.pathname !== from) return;
      // A new version of the site may have removed the code, or only the server knows the answer. Without a connection, the
      // page itself names the missing part, inside the frame.
      if (!isHere && navigator.onLine) return leavePage(() => location.assign(to));
      const isSamePage = to.pathname === location.pathname;
      const { page: left } = pageAt(routes, location.pathname);
      changePage(pageAt(routes, to.pathname).isPublic, () => {
        startUntouched();
        void navigate(`${to.pathname}${to.search}${to.hash}`, { replace: to.href === location.href });
        if (isSamePage) startPage(to.hash);
      });
      // Some static parts of a prerendered page have never been fetched. Back renders them.
      if (!savesData()) setTimeout(() => void left.loadParts().catch(() => undefined), settling);
    };
    const onClick = (event: MouseEvent) => {
      const to = event.defaultPrevented || isModified(event) ? undefined : pageOfLink(routes, event.target);
      if (!to) return;
      event.preventDefault();
      void go(to);
    };

    // The listener is on the document, after React's own handlers: a handler that prevents the click has replaced the
    // navigation.
    document.addEventListener('click', onClick, { signal: stop.signal });
    return () => stop.abort();
  }, [navigate, routes]);
}

let asked: Promise<unknown> = Promise.resolve();

/** Waits until the page that was requested last has been rendered, or has failed. */
export const untilPageIsDrawn = (): Promise<unknown> => asked;

/** @returns whether the application can render the page */
export function fetchPage(routes: RouteObject[], { pathname }: URL): Promise<boolean> {
  const { page, parameters } = pageAt(routes, pathname);
  const whole = page.loadWhole(parameters);
  asked = whole.catch(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve, settling)));
  return whole;
}

/**
 * Changes the page, with the browser's view transition if the browser has one and the reader wants motion.
 * @param hasMotion whether the next page is one of those with a transition
 * @param move makes the router render the next page, whose code must have loaded
 */
function changePage(hasMotion: boolean, move: () => void): void {
  const isMotionWanted = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!hasMotion || !('startViewTransition' in document) || !isMotionWanted) {
    move();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(move));
  // If the next change comes before the transition has ended, the browser skips the transition: that is not an error.
  transition.ready.catch(() => undefined);
}

const isModified = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Gives the target of a link, if the target is another page of the application in this tab. */
export function pageOfLink(routes: RouteObject[], target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const to = new URL(link.href);
  const isHere = to.pathname === location.pathname && to.search === location.search;
  // The link leads to a part of the current page: the browser scrolls there.
  if (to.origin !== location.origin || (isHere && to.hash)) return undefined;
  // An address with an extension is a file: a feed, a document or a picture.
  return pageAt(routes, to.pathname).isKnown && !/\.\w+$/.test(to.pathname) ? to : undefined;
}
