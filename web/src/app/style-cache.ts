import createCache, { type EmotionCache } from '@emotion/cache';

/** One Emotion cache for a page. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c' });
}

/** Lists the names of the styles in a style element of a prerendered page, in place of Emotion's own attribute; and, after a bar, of those that no element needs. */
const attribute = 'data-prerendered';

/**
 * Marks the style elements that Emotion wrote for a prerendered page, for `takeOverStyles`.
 * @param unused names of styles that no element needs, so that the browser need not insert them either
 */
export function leaveInPlace(elements: string, unused: readonly string[]): string {
  return elements.replaceAll(/<style data-emotion="([^"]*)"/g, `<style ${attribute}="$1|${unused.join(' ')}"`);
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
 * by itself would move those elements, and the browser would lay out the whole page a second time. So do those that no
 * element needed, until `release` is called, once the document is hydrated: what is drawn later may need them.
 */
export function takeOverStyles(): { styleCache: EmotionCache; release: () => void } {
  const styleCache = createStyleCache();
  const lists = [...document.querySelectorAll(`style[${attribute}]`)].map((element) =>
    (element.getAttribute(attribute) ?? '').split('|'),
  );
  const namesOf = (list: string | undefined) => list?.split(' ') ?? [];
  // The first is the key of the cache.
  const used = lists.flatMap(([list]) => namesOf(list).slice(1));
  const unused = lists.flatMap(([, list]) => namesOf(list));
  for (const name of [...used, ...unused]) styleCache.inserted[name] = true;
  return {
    styleCache,
    release() {
      for (const name of unused) delete styleCache.inserted[name];
    },
  };
}
