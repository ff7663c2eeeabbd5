import { useParams } from 'react-router-dom';
import { CheckList } from '../components/CheckList.tsx';
import { productNotFoundPage, productPage } from '../content/pages/products.ts';
import { findProduct } from '../content/products.ts';
import { ProductHead } from '../features/products/ProductHead.tsx';
import { productAddress } from '../features/products/product-address.ts';
import { SpecificationPlate } from '../features/products/SpecificationPlate.tsx';
import { Notice } from '../sections/Notice.tsx';
import { Page } from '../sections/Page.tsx';
import { Section } from '../sections/Section.tsx';

export function ProductPage() {
  const product = findProduct(useParams().productId);
  if (!product) return <ProductNotFound />;
  const { id, title, summary, features, specifications, applications } = product;
  const words = productPage;
  return (
    <Page meta={{ title, description: summary, path: productAddress(id) }}>
      <ProductHead product={product} />
      <Section symbol="breaker" {...words.features}>
        <CheckList items={features} columns={2} />
      </Section>
      {specifications && (
        <Section symbol="transformer" ground="warm" {...words.specifications}>
          <SpecificationPlate product={product} specifications={specifications} />
        </Section>
      )}
      <Section symbol="load" ground={specifications ? 'paper' : 'warm'} {...words.applications}>
        <CheckList items={applications} columns={2} />
      </Section>
    </Page>
  );
}

function ProductNotFound() {
  const { meta, ...notice } = productNotFoundPage;
  return (
    <Page meta={meta}>
      <Notice {...notice} />
    </Page>
  );
}
