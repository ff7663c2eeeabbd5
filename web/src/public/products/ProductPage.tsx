import { useParams } from 'react-router-dom';
import { productAddress } from '../../content/addresses.ts';
import { products } from '../../content/products.ts';
import { still } from '../../shared/still.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

export const Head = still(() => import('./ProductHead.tsx').then((module) => module.ProductHead));
export const Reading = still(() => import('./ProductReading.tsx').then((module) => module.ProductReading));

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
