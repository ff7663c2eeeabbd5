import { attempt } from '../../shared/attempt.ts';
import { whenLoaded } from '../../shared/reader.ts';

const storageKey = 'scroll-positions';

/** The scroll position of each entry of the browser's history, by the key of the entry, in CSS pixels from the top. */
const positions = new Map<string, number>(storedPositions());

let shown: string | undefined;

/** Records from now on the scroll position of the shown entry. */
export function watchScroll(): void {
  addEventListener('scroll', () => shown !== undefined && positions.set(shown, scrollY), { passive: true });
  // The browser restores the position between documents, until the page has loaded. Within a document this module does.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  whenLoaded(takeOver);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    attempt(() => sessionStorage.setItem(storageKey, JSON.stringify([...positions])));
  });
  // The browser has restored the document from its cache.
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
}

/** From now on the scroll position belongs to the browser's current entry. */
export function showEntry(): void {
  shown = keyOfEntry();
}

/** Scrolls to the part that an address names, or to the top. */
export function startPage(hash: string): void {
  // Links from other sites can have a fragment that cannot be decoded.
  const id = attempt(() => decodeURIComponent(hash.slice(1)));
  const target = id ? document.getElementById(id) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Scrolls to the position at which the reader left the entry. If the lists of the page are still loading, the scrolling
 * goes on while the page grows, until the reader scrolls.
 */
export function restoreScroll(): void {
  const stored = positions.get(keyOfEntry());
  // The browser itself has just made this entry, and has scrolled to the part that the address names.
  if (stored === undefined && location.hash !== '') return;
  const top = stored ?? 0;
  scrollTo({ top, behavior: 'instant' });
  if (Math.abs(scrollY - top) < 2) return;
  const stop = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) stop.abort();
  });
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(hand, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  setTimeout(() => stop.abort(), longestWait);
  growth.observe(document.body);
}

/** The time in milliseconds after which late content no longer moves the page. */
const longestWait = 5000;

/** The router gives no key to the first entry of a document, nor to entries that links within a page make. */
function keyOfEntry(): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known && typeof known.key === 'string') return known.key;
  const key = Math.random().toString(36).slice(2, 10);
  // Safari allows a hundred changes within half a minute, and throws at the next.
  attempt(() => history.replaceState({ ...known, key }, ''));
  return key;
}

function storedPositions(): [string, number][] {
  const entries = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  return Array.isArray(entries) ? entries : [];
}
