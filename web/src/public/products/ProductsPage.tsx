import { productsPage } from '../../content/pages/products.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

export const List = staticPart(() => import('./ProductList.tsx').then((module) => module.ProductList));

export function ProductsPage() {
  return (
    <Page meta={productsPage.meta}>
      <List />
    </Page>
  );
}
