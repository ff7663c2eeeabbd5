import { expect, test } from 'vitest';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const pages = ['https://ohmbridge.example/', 'https://ohmbridge.example/case-studies/design&supply'];

test('the sitemap is valid XML, whatever an address contains', () => {
  expect(sitemap(pages).match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://ohmbridge.example/</loc>',
    '<loc>https://ohmbridge.example/case-studies/design&amp;supply</loc>',
  ]);
});

test('the index names both sitemaps with the address of the site', () => {
  expect(sitemapIndex(pages).match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://ohmbridge.example/sitemap-pages.xml</loc>',
    '<loc>https://ohmbridge.example/careers/sitemap.xml</loc>',
  ]);
});

test('robots.txt names the sitemap with the address of the site', () => {
  expect(robots(pages)).toContain('\nSitemap: https://ohmbridge.example/sitemap.xml\n');
  expect(() => robots([])).toThrow('no page');
});
