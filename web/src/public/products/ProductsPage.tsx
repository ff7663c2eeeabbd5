import { productsPage } from '../../content/pages/products.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const List = still(() => import('./ProductList.tsx').then((module) => module.ProductList));

export function ProductsPage() {
  return (
    <Page meta={productsPage.meta}>
      <List />
    </Page>
  );
}
