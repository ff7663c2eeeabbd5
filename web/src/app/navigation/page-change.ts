import { flushSync } from 'react-dom';

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
  const transition = document.startViewTransition(() => flushSync(navigate));
  // Where the next change comes before this one is over, the browser skips its motion: that is no error.
  transition.ready.catch(() => undefined);
}
