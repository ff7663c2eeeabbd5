import styled from '@emotion/styled/base';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { interfaceCopy } from '../../content/product/interface.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isPending, longestWait, onPending } from './pending.ts';
import { restoreScroll, showEntry, startPage } from './scroll.ts';

/**
 * Does what a browser does at a page load, for changes by the router. It marks that the next page is loading. Then it
 * scrolls to the top, to the part that the address names, or to the reader's earlier position. It moves the focus to the
 * start of the content, and announces the new title.
 */
export function PageStart() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shownPath = useRef<string>(undefined);
  const isWaiting = useSyncExternalStore(onPending, isPending, () => false);
  const title = useNewTitle(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries of one page differ by their key alone
  useLayoutEffect(() => {
    const isFirstPage = shownPath.current === undefined;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    showEntry();
    // Other changes within a page leave the scroll position as it is.
    if (isFirstPage || (isSamePage && kind !== 'POP')) return;
    if (!isSamePage) document.getElementById('main')?.focus({ preventScroll: true });
    if (kind === 'POP') restoreScroll();
    else startPage(hash);
  }, [pathname, hash, key, kind]);

  return (
    <>
      {isWaiting && <PendingMark data-pending="" />}
      <VisuallyHidden role="status" aria-live="polite">
        {isWaiting ? interfaceCopy.loading : title}
      </VisuallyHidden>
    </>
  );
}

/**
 * A bar along the top of the window. It does not move for readers who want less motion. It is a border, which forced
 * colours keep.
 */
const PendingMark = styled('div')({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 2000,
  borderTop: `4px solid ${colours.accent}`,
  transformOrigin: 'left',
  animation: `waiting ${longestWait}ms cubic-bezier(0.1, 0.7, 0.2, 1)`,
  '@keyframes waiting': { from: { transform: 'scaleX(0.1)' } },
});

/**
 * The title of the page, once the router has changed the page. A screen of the dashboard sets its title when its code has
 * loaded.
 */
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
