import { useSyncExternalStore } from 'react';

/** Told when a part of the page changes the address without leaving the page. */
const changed = 'addresschange';

/**
 * The query and the hash of the page's address, as they change; empty in the prerendered page, which knows neither, and
 * in the first moment of its hydration.
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
