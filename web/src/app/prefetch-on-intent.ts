/** A pointer on its way across a menu means none of the links that it passes. */
const dwellMilliseconds = 50;

/**
 * Fetches the next page before it is asked for: calls `prefetch` with the path of a page of this site when the visitor
 * points at a link to it, touches it or moves the focus to it; not for those who save data.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: Event) => {
    clearTimeout(waiting);
    const path = target instanceof Element ? pathOfLink(target.closest('a')) : undefined;
    if (path !== undefined && !savesData()) waiting = setTimeout(prefetch, dwellMilliseconds, path);
  };
  // A finger is a pointer, too: it is over the link from when it touches it.
  addEventListener('pointerover', consider, { passive: true });
  addEventListener('focusin', consider);
}

/** The path that a link leads to within the site, if it leads to another page, in this tab. */
function pathOfLink(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.href || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return undefined;
  return link.pathname;
}

/** Not every browser tells; TypeScript knows of none that does. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
