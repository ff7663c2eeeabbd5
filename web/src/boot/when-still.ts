/**
 * Calls back once the page has made its entrance: scripts that start during it take the processor from what is seen, and
 * it takes the processor from them. What never ends, or follows the scrolling, is not waited for.
 */
export function whenStill(callback: () => void): void {
  const entrances = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  // One that is cancelled has ended, too.
  void Promise.allSettled(entrances.map(({ finished }) => finished)).then(callback);
}
