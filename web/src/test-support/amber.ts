import { look } from '@site/contract/firm/look';

/** The red, green and blue of the accent, as computed styles write them. Amber marks the one main action of a screen. */
export const amber = [1, 3, 5].map((at) => Number.parseInt(look.accent.slice(at, at + 2), 16)).join(', ');

/** The words of the amber buttons of the open screen. */
export const amberButtons = () =>
  [...document.querySelectorAll('main button')]
    .filter((button) => getComputedStyle(button).backgroundColor === `rgb(${amber})`)
    .map(({ textContent }) => textContent);
