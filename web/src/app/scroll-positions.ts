const storageKey = 'scroll-positions';

/** Where each entry of the browser's history was left, by the router's key of it, in CSS pixels from the top. */
const positions = new Map<string, number>(stored());

let shown: string | undefined;

/** Notes from now on where the reader is, for the history entry that is shown. */
export function watchScroll(): void {
  addEventListener('scroll', () => shown !== undefined && positions.set(shown, scrollY), { passive: true });
  // Between documents it is the browser that restores: this one keeps what it knows for its own return.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {}
  });
}

/** From now on the scroll position belongs to the entry of this key. */
export function showEntry(key: string): void {
  shown = key;
}

/**
 * Takes the reader back to where an entry was left. A page whose lists are still on their way is followed while it grows,
 * until the reader moves by themselves.
 */
export function restoreScroll(key: string): void {
  const top = positions.get(key) ?? 0;
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

/** In milliseconds: what has not come by then comes too late to move the reader. */
const longestWait = 5000;

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}
