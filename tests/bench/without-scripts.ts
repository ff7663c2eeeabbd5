/** A page without its scripts, and without what only fetches scripts early. Data that no browser runs stays. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}
