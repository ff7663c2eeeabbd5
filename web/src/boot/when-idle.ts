/** Calls back as soon as the browser has nothing to do, and after a second and a half in any case. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 1500 });
  else setTimeout(callback, 1);
}
