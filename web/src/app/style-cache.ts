import createCache, { type EmotionCache } from '@emotion/cache';

/** Lists the names of the styles in the style element of a prerendered page, in place of Emotion's own attribute. */
const attribute = 'data-prerendered';

export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** The cache that a document is drawn with: it collects the styles, instead of scattering them over the page. */
export function createCollectingCache(): EmotionCache {
  return Object.assign(createStyleCache(), { compat: true as const });
}

/**
 * Everything that drawing a document has put into its cache, as a style element for its head. Some parts of Material UI pass
 * their styles on to another part, and no element of the document uses them: they are in it all the same. What is not there,
 * Emotion works out and inserts while the page is taken over, and the browser computes the style of every element anew.
 */
export function styleElement({ inserted }: EmotionCache): string {
  return `<style ${attribute}="${Object.keys(inserted).join(' ')}">${Object.values(inserted).join('')}</style>`;
}

/**
 * The cache of a document. The styles in its head count as inserted and stay where they are: Emotion by itself would move
 * the element, and the browser would lay out the whole page a second time.
 */
export function takeOverStyles(): EmotionCache {
  const styleCache = createStyleCache();
  const names = document.querySelector(`style[${attribute}]`)?.getAttribute(attribute);
  for (const name of names?.split(' ') ?? []) styleCache.inserted[name] = true;
  return styleCache;
}
