import { productsPage } from '../content/pages/products.ts';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';

export const List = still(() => import('../features/products/ProductList.tsx').then((module) => module.ProductList));

export function ProductsPage() {
  return (
    <Page meta={productsPage.meta}>
      <List />
    </Page>
  );
}
