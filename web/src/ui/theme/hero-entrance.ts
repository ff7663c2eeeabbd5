import { media, timings } from './tokens.ts';

/**
 * As specified, the text of a hero fades in over 700 ms. It starts at a visible opacity: so it can be read at once, and
 * browsers count as painted only what can be seen.
 */
export const heroEntrance = {
  [media.motion]: {
    animation: `hero-entrance ${timings.heroText} both`,
    '@keyframes hero-entrance': { from: { opacity: 0.2, transform: 'translateY(12px)' } },
  },
} as const;
