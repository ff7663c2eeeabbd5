import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { pageShown } from './hold-travel.ts';
import { restoreScroll, showEntry, startPage } from './scroll.ts';

/**
 * What a browser does when a page loads, for pages that the router changes: to the top, to the part that the address
 * names, or back to where the reader was; the focus to the start of the content; and the new title for screen readers.
 */
export function PageStart() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries of one page differ by their key alone
  useLayoutEffect(() => {
    const isFirstPage = shownPath.current === undefined;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    pageShown(pathname);
    showEntry();
    // What else happens within a page leaves its reader in place.
    if (isFirstPage || (isSamePage && kind !== 'POP')) return;
    if (!isSamePage) document.getElementById('main')?.focus({ preventScroll: true });
    if (kind === 'POP') restoreScroll();
    else startPage(hash);
  }, [pathname, hash, key, kind]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {useNewTitle(pathname)}
    </VisuallyHidden>
  );
}

/** The title of the page, once the router has changed it. A screen of the dashboard brings its own when its code is here. */
function useNewTitle(pathname: string): string {
  const [title, setTitle] = useState('');
  const [firstPath] = useState(pathname);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (pathname === firstPath && !hasMoved.current) return;
    hasMoved.current = true;
    const announce = () => document.title && setTitle(document.title);
    announce();
    const changes = new MutationObserver(announce);
    changes.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => changes.disconnect();
  }, [pathname, firstPath]);
  return title;
}
