/** Calls back once something of the page has been seen: at once where it has, and in a tab behind others not until then. */
export function whenPainted(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    // A browser that does not tell.
    callback();
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}
