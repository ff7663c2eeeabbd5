import createCache, { type EmotionCache } from '@emotion/cache';

/** One Emotion cache for a page. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** Where a prerendered page names the styles that an element of its head holds, instead of Emotion's own attribute. */
const attribute = 'data-prerendered';

/** The style elements of a prerendered page, as Emotion wrote them, for `takeOverStyles`. */
export function leaveInPlace(elements: string): string {
  return elements.replaceAll('<style data-emotion=', `<style ${attribute}=`);
}

/**
 * The cache of a page that may be prerendered: what the prerenderer left in the head counts as inserted, and stays where
 * it is. Emotion would move those elements, and have the browser style and lay out the whole page a second time.
 */
export function takeOverStyles(): { styleCache: EmotionCache; arePrerendered: boolean } {
  const styleCache = createStyleCache();
  const elements = [...document.querySelectorAll(`style[${attribute}]`)];
  for (const element of elements) {
    const [, ...names] = (element.getAttribute(attribute) ?? '').split(' ');
    for (const name of names) styleCache.inserted[name] = true;
  }
  return { styleCache, arePrerendered: elements.length > 0 };
}
