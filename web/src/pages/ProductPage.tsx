import { CheckList } from '../components/CheckList.tsx';
import { productAddress } from '../content/addresses.ts';
import { productPage } from '../content/pages/products.ts';
import type { Product } from '../content/products.ts';
import { ProductHead } from '../features/products/ProductHead.tsx';
import { SpecificationPlate } from '../features/products/SpecificationPlate.tsx';
import { Page } from '../sections/Page.tsx';
import { Section } from '../sections/Section.tsx';

export function ProductPage({ product }: { product: Product }) {
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
