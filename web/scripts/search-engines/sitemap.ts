/** The sitemap of these addresses, in the format of sitemaps.org. */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escaped(new URL(address).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Lets search engines in everywhere but at the API, and tells them of the sitemap. */
export function robots(addresses: readonly string[]): string {
  const [first] = addresses;
  if (first === undefined) throw new Error('The site has no page for search engines.');
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', first).href}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
