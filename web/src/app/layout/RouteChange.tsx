import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { restoreScroll, showEntry } from '../scroll-positions.ts';

/**
 * What a browser does when a page loads, for pages that the router changes: to the top, to the part that the address
 * names, or back to where the reader was; the focus to the start of the content; and the new title for screen readers.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirstPage = shownPath.current === undefined;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isFirstPage || isSamePage) {
      // Within a document it is the browser that places its reader, who may have scrolled before we started.
      showEntry(key);
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    showEntry(key);
    history.scrollRestoration = 'manual';
    if (kind === 'POP') restoreScroll(key);
    else {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [pathname, hash, key, kind]);

  const announcedPath = useRef(pathname);
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}
