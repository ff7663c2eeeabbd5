import createCache, { type EmotionCache } from '@emotion/cache';

/** One Emotion cache for a page. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** Where a prerendered page names the styles that an element of its head holds, instead of Emotion's own attribute. */
const attribute = 'data-prerendered';

/**
 * The style elements of a prerendered page, as Emotion wrote them, for `takeOverStyles`.
 * @param unused names of styles that are in none of them and that nobody misses
 */
export function leaveInPlace(elements: string, unused: readonly string[]): string {
  const more = unused.map((name) => ` ${name}`).join('');
  return elements.replaceAll(/<style data-emotion="([^"]*)"/g, `<style ${attribute}="$1${more}"`);
}

/**
 * The names of the styles that drawing a page has made and no element of it has: those of Material UI's parts that hand
 * them on to another part. In the browser Emotion would work them out and insert them all the same.
 */
export function unusedStyles({ inserted }: EmotionCache, used: { styles: { ids: readonly string[] }[] }): string[] {
  const names = new Set(used.styles.flatMap(({ ids }) => ids));
  return Object.keys(inserted).filter((name) => !names.has(name));
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
