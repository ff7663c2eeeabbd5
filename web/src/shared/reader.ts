const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let hasMoved = false;

/** Starts to watch for the reader's input. A scroll position other than the top also shows that the reader has scrolled. */
export function watchReader(): void {
  hasMoved = scrollY > 0;
  const note = () => {
    hasMoved = true;
  };
  for (const hand of hands) addEventListener(hand, note, { capture: true, once: true, passive: true });
}

/**
 * Tells whether the reader has scrolled or pressed something since the page was loaded. From then on no script may scroll
 * the page.
 */
export function hasReaderMoved(): boolean {
  return hasMoved;
}

/** Tells whether the reader wants nothing preloaded. Not every browser tells, and TypeScript has no type for it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Runs a task once the document and everything in it have loaded, or at once if they have loaded already. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
