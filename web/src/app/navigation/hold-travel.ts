import type { RouteObject } from 'react-router-dom';
import { pageAt } from '../page-routes.tsx';

let shownPath: string | undefined;

/** Tells which page stands in the document. */
export function pageShown(path: string): void {
  shownPath = path;
}

/**
 * On the way Back or Forth, the page that is shown stays until all of the other one can be drawn. To be called before the
 * router starts, so that it hears of the step when that is so.
 */
export function holdTravel(routes: RouteObject[]): void {
  const hold = async (event: PopStateEvent) => {
    const { pathname, href } = location;
    const { page } = pageAt(routes, pathname);
    // What scripts dispatch is the step that was held here.
    if (!event.isTrusted || pathname === shownPath || page.isWhole) return;
    event.stopImmediatePropagation();
    const isHere = await page.loadParts().then(
      () => true,
      () => false,
    );
    // Gone on meanwhile.
    if (href !== location.href) return;
    // A new version of the site may have taken the code away: the server has the page as it is now.
    if (!isHere && navigator.onLine) location.reload();
    else dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  addEventListener('popstate', (event) => void hold(event));
}
