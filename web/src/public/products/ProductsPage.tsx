import { productsPage } from '../../content/firm/pages/products.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';

const ProductList = staticPart(() => import('./ProductList.tsx'), 'ProductList');
export const staticParts = [ProductList];

export function ProductsPage() {
  return (
    <Page meta={productsPage.meta}>
      <ProductList />
    </Page>
  );
}
