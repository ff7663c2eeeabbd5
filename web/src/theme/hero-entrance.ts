import { media, timings } from './tokens.ts';

/**
 * The customer's: the words of a hero fade in over 700 ms. Not from nothing: they can be read at once, and a browser
 * counts as painted only what can be seen.
 */
export const heroEntrance = {
  [media.motion]: {
    animation: `hero-entrance ${timings.heroText} both`,
    '@keyframes hero-entrance': { from: { opacity: 0.2, transform: 'translateY(12px)' } },
  },
} as const;
