import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The attribute of the style element of a prerendered page that lists the names of its styles, in place of Emotion's
 * attribute.
 */
const attribute = 'data-prerendered';

export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** The cache for prerendering: it collects the styles, instead of scattering them over the page. */
export function createCollectingCache(): EmotionCache {
  return Object.assign(createStyleCache(), { compat: true as const });
}

/**
 * Gives all styles in the cache of a prerendered document as a style element for its head. Some styles belong to no element
 * of the document, because one part of Material UI passes them on to another. They are included: Emotion would otherwise
 * insert them during hydration, and the browser would compute the style of every element again.
 */
export function styleElement({ inserted }: EmotionCache): string {
  return `<style ${attribute}="${Object.keys(inserted).join(' ')}">${Object.values(inserted).join('')}</style>`;
}

/**
 * The cache of a document in the browser. The styles in its head count as inserted and stay in place: Emotion itself would
 * move the element, and the browser would lay out the whole page a second time.
 */
export function takeOverStyles(): EmotionCache {
  const styleCache = createStyleCache();
  const names = document.querySelector(`style[${attribute}]`)?.getAttribute(attribute);
  for (const name of names?.split(' ') ?? []) styleCache.inserted[name] = true;
  return styleCache;
}
