import type { PageMeta } from '../content/shapes/page-meta.ts';

interface Crumb {
  name: string;
  path: string;
}

/** The lists whose pages have another path: /products lists /product/<id>. */
const listOfStem: Readonly<Record<string, string>> = { '/product': '/products' };

/** Gives the pages from the home page down to a page, by the names of the menu; empty for the home page. */
export function breadcrumbsOf(meta: PageMeta, menu: readonly { name: string; link: string }[]): Crumb[] {
  if (meta.hidden || meta.path === '/') return [];
  const stem = meta.path.slice(0, meta.path.lastIndexOf('/'));
  const above = ['/', listOfStem[stem] ?? stem].flatMap((path) => menu.filter(({ link }) => link === path));
  return [...above.map(({ name, link }) => ({ name, path: link })), { name: meta.title, path: meta.path }];
}

/** Gives breadcrumbs as structured data (schema.org). */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
