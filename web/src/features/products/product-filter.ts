import type { Product } from '../../content/products.ts';

/** What the list shows: one category by its name, or all. There is no control for it on the page. */
export type CategoryFilter = 'all' | (string & {});

/** The products of the list that a filter lets through, in their order. Those without a card are never among them. */
export function listedProducts(products: readonly Product[], filter: CategoryFilter): Product[] {
  return products.filter(({ unlisted, category }) => !unlisted && (filter === 'all' || category.name === filter));
}
