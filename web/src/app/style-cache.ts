import createCache from '@emotion/cache';

/** One emotion cache for a page: the browser picks up the styles that the prerenderer left in the head. */
export function createStyleCache() {
  return createCache({ key: 'c' });
}
