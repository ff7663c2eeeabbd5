import { Metadata } from '../components/Metadata.tsx';
import { productsPage } from '../content/pages/products.ts';
import { ProductList } from '../features/products/ProductList.tsx';

export function ProductsPage() {
  const { meta, list } = productsPage;
  return (
    <>
      <Metadata meta={meta} />
      <ProductList {...list} />
    </>
  );
}
