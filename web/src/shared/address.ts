import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';

/**
 * The query and the hash of the page's address, as they change. Both are unknown in the prerendered page and while it is
 * hydrated: every visitor gets the same page, whatever address it was asked for by.
 */
export function useAddress(): { search: string; hash: string; isKnown: boolean } {
  const { search, hash } = useLocation();
  const isKnown = useIsHydrated();
  return isKnown ? { search, hash, isKnown } : { search: '', hash: '', isKnown };
}

/** Whether what is drawn may differ from what was prerendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

/** Whether a link of the site has opened the page at its top: nobody has come back to it, and none of its parts was asked for. */
export const OpenedByLink = createContext(false);

interface AddressChange {
  search: string;
  hash: string;
  /** Whether the change takes the place of the entry in the history. */
  replace?: boolean;
  /** The state of the entry; without one, a replaced entry keeps its own. */
  state?: unknown;
}

/**
 * Gives a function that changes the query and the hash of the address, and stays on the page where the reader is. Two changes
 * can come before either is drawn, so each one starts from the address as it is at that moment, not from the last drawing.
 */
export function useChangeAddress() {
  const navigate = useNavigate();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return (change: (now: Location) => AddressChange) => {
    // Every history of the router has its location, but the type of the context leaves it out.
    const { location: now } = navigator as typeof navigator & { location: Location };
    const { search, hash, replace = false, state = replace ? now.state : null } = change(now);
    return navigate({ search, hash }, { replace, state, preventScrollReset: true });
  };
}
