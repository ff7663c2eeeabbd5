import { whenIdle } from './when-idle.ts';

/**
 * Lays out what the page has left for later, a part at a time and only while there is nothing else to do. From then on
 * all of it has its true height, and a jump to a far part, by focus or by an address, lands where it should.
 */
export function settle(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section ~ *')];
  const layOutNext = () => {
    const part = waiting.shift();
    if (!part) return markSettled();
    part.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** `<html data-settled>`: nothing is left for later, on the pages to come either. */
export function markSettled(): void {
  document.documentElement.dataset.settled = 'true';
}
