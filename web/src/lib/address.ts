import { useSyncExternalStore } from 'react';

/** Dispatched on the window when `changeAddress` has changed the address without a navigation. */
const changed = 'addresschange';

/**
 * The query and the hash of the page's address, as they change. Both are unknown in the prerendered page and while it is
 * hydrated.
 */
export function useAddress(): { search: string; hash: string; isKnown: boolean } {
  const address = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => undefined,
  );
  if (address === undefined) return { search: '', hash: '', isKnown: false };
  const { search, hash } = new URL(address);
  return { search, hash, isKnown: true };
}

/** Changes the query or the hash of the address, and stays on the page. */
export function changeAddress({ search = location.search, hash }: { search?: string; hash: string }, replace = false) {
  const address = `${location.pathname}${search}${hash}`;
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void) {
  const events = ['popstate', 'hashchange', changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
