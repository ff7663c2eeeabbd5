import createCache, { type EmotionCache } from '@emotion/cache';

/** One Emotion cache for a page. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** Lists the names of the styles in a style element of a prerendered page, in place of Emotion's own attribute. */
const attribute = 'data-prerendered';

/**
 * Marks the style elements that Emotion wrote for a prerendered page, for `takeOverStyles`.
 * @param unused names of styles that no element needs, so that the browser need not insert them either
 */
export function leaveInPlace(elements: string, unused: readonly string[]): string {
  const more = unused.map((name) => ` ${name}`).join('');
  return elements.replaceAll(/<style data-emotion="([^"]*)"/g, `<style ${attribute}="$1${more}"`);
}

/**
 * The names of the styles that rendering a page has created and that none of its elements uses: some parts of Material UI
 * pass their styles on to another part. In the browser Emotion would compute and insert them all the same.
 */
export function unusedStyles({ inserted }: EmotionCache, used: { styles: { ids: readonly string[] }[] }): string[] {
  const names = new Set(used.styles.flatMap(({ ids }) => ids));
  return Object.keys(inserted).filter((name) => !names.has(name));
}

/**
 * The cache of a document. The styles in its head count as inserted and stay where they are: Emotion
 * by itself would move those elements, and the browser would lay out the whole page a second time.
 */
export function takeOverStyles(): EmotionCache {
  const styleCache = createStyleCache();
  const elements = [...document.querySelectorAll(`style[${attribute}]`)];
  for (const element of elements) {
    const [, ...names] = (element.getAttribute(attribute) ?? '').split(' ');
    for (const name of names) styleCache.inserted[name] = true;
  }
  return styleCache;
}
