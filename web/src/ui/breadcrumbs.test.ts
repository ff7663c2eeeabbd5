import { expect, test } from 'vitest';
import type { PageMeta } from '../content/shapes/page-meta.ts';
import { breadcrumbData, breadcrumbsOf } from './breadcrumbs.ts';

const menu = [
  { name: 'Home', link: '/' },
  { name: 'Services', link: '/services' },
  { name: 'Products', link: '/products' },
];

const page = (path: string, hidden = false): PageMeta => ({ title: 'This page', description: '', path, hidden });
const names = (path: string, hidden?: boolean) => breadcrumbsOf(page(path, hidden), menu).map(({ name }) => name);

test('a page leads from the home page through the list that it belongs to', () => {
  expect(names('/services/survey')).toEqual(['Home', 'Services', 'This page']);
  expect(names('/product/ev-1')).toEqual(['Home', 'Products', 'This page']);
  expect(names('/services')).toEqual(['Home', 'This page']);
  expect(names('/contact')).toEqual(['Home', 'This page']);
});

test('the home page and hidden pages have no way to them', () => {
  expect(names('/')).toEqual([]);
  expect(names('/temp', true)).toEqual([]);
});

test('search engines get full addresses, in order', () => {
  expect(breadcrumbData(breadcrumbsOf(page('/services/survey'), menu), 'https://ohmbridge.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://ohmbridge.example/' },
      { position: 2, item: 'https://ohmbridge.example/services' },
      { position: 3, item: 'https://ohmbridge.example/services/survey', name: 'This page' },
    ],
  });
});
