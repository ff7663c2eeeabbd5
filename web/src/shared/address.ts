import { createContext, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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

/** Gives what changes the query or the hash of the address, and stays on the page where the reader is. */
export function useChangeAddress() {
  const navigate = useNavigate();
  const { search: known, state } = useLocation();
  return ({ search = known, hash }: { search?: string; hash: string }, replace = false) =>
    navigate({ search, hash }, { replace, state: replace ? state : null, preventScrollReset: true });
}
