import { useParams } from 'react-router-dom';
import { productAddress } from '../../content/addresses.ts';
import { products } from '../../content/products.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

export const Head = staticPart(() => import('./ProductHead.tsx').then((module) => module.ProductHead));
export const Reading = staticPart(() => import('./ProductStatic.tsx').then((module) => module.ProductStatic));

export function ProductPage() {
  const { id } = useParams();
  const product = products.find((one) => one.id === id);
  if (!product) return <NotFoundPage />;
  const { title, summary } = product;
  return (
    <Page meta={{ title, description: summary, path: productAddress(product.id) }}>
      <Head product={product} />
      <Reading product={product} />
    </Page>
  );
}
