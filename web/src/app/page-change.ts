let onShown: (() => void) | undefined;

/**
 * Changes the page, with the browser's view transition where it has one and the reader wants motion.
 * @param navigate has the router draw the next page, all of which must have been fetched
 */
export function changePage(navigate: () => void): void {
  const isMotionWanted = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!('startViewTransition' in document) || !isMotionWanted) {
    navigate();
    return;
  }
  const change = () =>
    new Promise<void>((resolve) => {
      onShown = resolve;
      navigate();
    });
  // Where the next change comes before this one is over, the browser skips its motion: that is no error.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/** Tells that the next page stands in the document. */
export function pageShown(): void {
  onShown?.();
  onShown = undefined;
}
