import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The query and the hash of the page's address, as they change. Both are unknown in the prerendered page and while it is
 * hydrated: every visitor gets the same page, whatever address it was asked for by.
 */
export function useAddress(): { search: string; hash: string; isKnown: boolean } {
  const { search, hash } = useLocation();
  const isKnown = useIsHydrated();
  return isKnown ? { search, hash, isKnown } : { search: '', hash: '', isKnown };
}

/** Whether the rendering may differ from the prerendered page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

/** Whether a link of the site has opened the page at its top: not Back or Forward, and not a link to a part of it. */
export const OpenedByLink = createContext(false);

interface AddressChange {
  search: string;
  hash: string;
  /** Whether the change takes the place of the entry in the history. */
  replace?: boolean;
  /** The state of the entry; without one, a replaced entry keeps its own. */
  state?: unknown;
}

/** Gives the address as it is at the moment, which may not be drawn yet. The router of the app brings it. */
export const AddressNow = createContext<() => Location>(() => {
  throw new Error('No router stands around this part.');
});

/**
 * Gives a function that changes the query and the hash of the address, and stays on the page where the reader is. Two changes
 * can come before either is drawn, so each one starts from the address as it is at that moment, not from the last drawing.
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

/** The address of the page that is being drawn. */
export const CurrentPath = createContext('');

/**
 * Marks a link of a menu as the page that the reader is on. An entry with pages below it is marked on those, too,
 * unless `isExact`.
 */
export function useIsCurrent() {
  const path = useContext(CurrentPath);
  return (link: string, isExact = false): { 'aria-current'?: 'page' } => {
    const isCurrent = path === link || (!isExact && path.startsWith(`${link}/`));
    return isCurrent ? { 'aria-current': 'page' } : {};
  };
}
