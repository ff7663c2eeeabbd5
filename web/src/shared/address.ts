import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives the query and the hash of the address, as they change. Both are unknown in the prerendered page and during
 * hydration: every visitor gets the same document, whatever the query.
 */
export function useAddress(): { search: string; hash: string; isKnown: boolean } {
  const { search, hash } = useLocation();
  const isKnown = useIsHydrated();
  return isKnown ? { search, hash, isKnown } : { search: '', hash: '', isKnown };
}

/** Tells whether hydration has ended: from then on the rendering can differ from the prerendered page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

/** Whether a link of the site has opened the page at its top. Back, Forward and links to a part of the page do not count. */
export const OpenedByLink = createContext(false);

interface AddressChange {
  search: string;
  hash: string;
  /** Whether the change replaces the current entry of the history. */
  replace?: boolean;
  /** The state of the entry. Without it, a replaced entry keeps its state. */
  state?: unknown;
}

/** Gives the current address, which may not be rendered yet. The router of the application provides the function. */
export const AddressNow = createContext<() => Location>(() => {
  throw new Error('No router stands around this part.');
});

/**
 * Gives a function that changes the query and the hash of the address. The page and the scroll position stay. Two changes
 * can come before either is rendered, so each starts from the current address, not from the rendered one.
 */
export function useChangeAddress() {
  const navigate = useNavigate();
  const addressNow = use(AddressNow);
  return (change: (now: Location) => AddressChange) => {
    const now = addressNow();
    const { search, hash, replace = false, state = replace ? now.state : null } = change(now);
    return navigate({ search, hash }, { replace, state, preventScrollReset: true });
  };
}

/** The path of the page that is being rendered. */
export const CurrentPath = createContext('');

/**
 * Tells whether a menu link leads to the current page. An entry with sub-pages also counts on its sub-pages, unless
 * `isExact`.
 */
export function useIsCurrent() {
  const path = useContext(CurrentPath);
  return (link: string, isExact = false): { 'aria-current'?: 'page' } => {
    const isCurrent = path === link || (!isExact && path.startsWith(`${link}/`));
    return isCurrent ? { 'aria-current': 'page' } : {};
  };
}
