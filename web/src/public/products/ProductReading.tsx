import { productPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/products.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { SpecificationPlate } from './SpecificationPlate.tsx';

/** What a product has, and what it is for. */
export function ProductReading({ product }: { product: Product }) {
  const { features, specifications, applications } = product;
  const words = productPage;
  return (
    <>
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
    </>
  );
}
