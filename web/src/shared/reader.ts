const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let hasMoved = false;

/** Starts to watch the reader's hand. Who has scrolled before is known by where the page stands. */
export function watchReader(): void {
  hasMoved = scrollY > 0;
  const note = () => {
    hasMoved = true;
  };
  for (const hand of hands) addEventListener(hand, note, { capture: true, once: true, passive: true });
}

/** Whether the reader has moved about the page since it was loaded: from then on nothing may scroll it for them. */
export function hasReaderMoved(): boolean {
  return hasMoved;
}

/** Whether the reader wants nothing fetched ahead. Not every browser tells; TypeScript knows of none that does. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Does something once the document has loaded with all that it asks for, or at once where it has. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}
