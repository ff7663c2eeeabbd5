import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

/**
 * What a browser does when a page loads, for pages that the router changes: to the top, or to the part that the
 * address names; the focus to the start of the content; and the new title for screen readers.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    const isFirstPage = shownPath.current === undefined;
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The first page was placed by the browser itself, and its reader may have scrolled before we started.
    if (isFirstPage) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}
