import { attempt } from '../../shared/attempt.ts';
import { whenLoaded } from '../../shared/reader.ts';

const storageKey = 'scroll-positions';

/** The scroll position of each entry of the browser's history, by its key, in CSS pixels from the top. */
const positions = new Map<string, number>(storedPositions());

let shown: string | undefined;

/** Notes from now on where the reader is, for the history entry that is shown. */
export function watchScroll(): void {
  addEventListener('scroll', () => shown !== undefined && positions.set(shown, scrollY), { passive: true });
  // Between documents it is the browser that restores, until the page has loaded; within this one we do.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  whenLoaded(takeOver);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    attempt(() => sessionStorage.setItem(storageKey, JSON.stringify([...positions])));
  });
  // The browser has restored the document.
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver());
}

/** From now on the scroll position belongs to the entry that the browser is at. */
export function showEntry(): void {
  shown = keyOfEntry();
}

/** Scrolls to the part that an address names, or else to the top. */
export function startPage(hash: string): void {
  // Addresses from elsewhere can have a fragment that cannot be decoded.
  const id = attempt(() => decodeURIComponent(hash.slice(1)));
  const target = id ? document.getElementById(id) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Takes the reader back to where the entry was left. A page whose lists are still on their way is followed while it grows,
 * until the reader moves by themselves.
 */
export function restoreScroll(): void {
  const stored = positions.get(keyOfEntry());
  // The browser itself has just made this entry, and has gone to the part of the page that its address names.
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

/** The time in milliseconds after which late content must no longer move the page. */
const longestWait = 5000;

/** The router gives no key to a document's first entry, nor to those that links within a page make. */
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
