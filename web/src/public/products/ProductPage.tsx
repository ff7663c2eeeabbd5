import { useParams } from 'react-router-dom';
import { findProduct } from '../../content/firm/products.ts';
import { productAddress } from '../../content/product/addresses.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

const ProductHead = staticPart(() => import('./ProductHead.tsx'), 'ProductHead');
const ProductStatic = staticPart(() => import('./ProductStatic.tsx'), 'ProductStatic');
export const staticParts = [ProductHead, ProductStatic];

export function ProductPage() {
  const { id } = useParams();
  const product = findProduct(id);
  if (!product) return <NotFoundPage />;
  const { title, summary } = product;
  return (
    <Page meta={{ title, description: summary, path: productAddress(product.id) }}>
      <ProductHead product={product} />
      <ProductStatic product={product} />
    </Page>
  );
}
