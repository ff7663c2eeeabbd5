/** Hears of a step through the browser's history; may keep the router from hearing of it. */
type TravelListener = (event: PopStateEvent) => void;

let current: TravelListener | undefined;

/** To be called before the router starts: of the listeners to an event of the window, the first one is heard first. */
export function watchTravel(): void {
  addEventListener('popstate', (event) => current?.(event));
}

/**
 * Tells `listener` of every step back or forth before the router hears of it.
 * @returns how to stop listening
 */
export function onTravel(listener: TravelListener): () => void {
  current = listener;
  return () => {
    if (current === listener) current = undefined;
  };
}
