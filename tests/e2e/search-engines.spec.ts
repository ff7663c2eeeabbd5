import { identity } from '@site/contract/firm/identity';
import { products } from '../../web/src/content/firm/products.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

// The files and tags that a search engine, or a visitor who shares a link, finds on the site.

/** Gives the paths of the addresses in a sitemap. */
function pathsOf(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname);
}

test('robots.txt admits me and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('the sitemap names the sitemap of the pages and that of the jobs', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain('<sitemapindex ');
  expect(pathsOf(index)).toEqual(['/sitemap-pages.xml', '/careers/sitemap.xml']);
});

test('the sitemap lists every public page, and each has its own title, words and card', async ({ request }) => {
  const paths = pathsOf(await (await request.get('/sitemap-pages.xml')).text());
  for (const expected of [
    '/',
    '/about',
    '/careers',
    '/contact',
    '/privacy-policy',
    '/terms-of-use',
    '/accessibility',
    '/credit',
  ])
    expect(paths).toContain(expected);
  for (const folder of ['/services/', '/case-studies/']) {
    const isIn = (path: string) => path.startsWith(folder);
    expect(paths.map(decodeURI).filter(isIn).toSorted()).toEqual(publicPages.filter(isIn));
  }
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(products.length);

  const titles = new Set<string>();
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).not.toContain('noindex');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical.replaceAll('&amp;', '&')).pathname, path).toBe(path);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await request.get(new URL(card.replaceAll('&amp;', '&')).pathname);
    expect(picture.status(), card).toBe(200);
    expect(picture.headers()['content-type'], card).toContain('image/jpeg');
  }
  expect(titles.size).toBe(paths.length);
});

test('hidden pages are in no sitemap, and ask not to be listed', async ({ request }) => {
  const listed = pathsOf(await (await request.get('/sitemap-pages.xml')).text());
  for (const path of ['/temp', '/maintenance', '/application', '/enquiry', '/job-alert']) {
    expect(listed).not.toContain(path);
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('the manifest and its icons exist for my home screen', { tag: weekly }, async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: { name: string; icons: { src: string }[] } = await (await request.get(address ?? '')).json();
  expect(manifest.name).toBe(identity.name);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const icon of [...manifest.icons.map(({ src }) => src), touchIcon ?? ''])
    expect((await request.get(icon)).status(), icon).toBe(200);
});
