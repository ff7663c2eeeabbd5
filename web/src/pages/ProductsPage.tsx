import { productsPage } from '../content/pages/products.ts';
import { ProductList } from '../features/products/ProductList.tsx';
import { Page } from '../sections/Page.tsx';

export function ProductsPage() {
  const { meta, list } = productsPage;
  return (
    <Page meta={meta}>
      <ProductList {...list} />
    </Page>
  );
}
