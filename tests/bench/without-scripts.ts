/** Removes the scripts from a page, and the elements that only preload scripts. Data blocks, which no browser runs, stay. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}
