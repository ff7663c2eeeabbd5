import { look } from '@site/contract/firm/look';

/** The channels of the accent, as they are in every colour that is made from it. Amber marks the one act of a screen. */
export const amber = [1, 3, 5].map((at) => Number.parseInt(look.accent.slice(at, at + 2), 16)).join(', ');

/** The words of the amber buttons of the open screen. */
export const amberButtons = () =>
  [...document.querySelectorAll('main button')]
    .filter((button) => getComputedStyle(button).backgroundColor === `rgb(${amber})`)
    .map(({ textContent }) => textContent);
