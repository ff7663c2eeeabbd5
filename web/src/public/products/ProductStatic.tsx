import { productPage } from '../../content/firm/pages/products.ts';
import type { Product } from '../../content/firm/products.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { Terms } from '../../ui/sections/Terms.tsx';
import { SpecificationPlate } from './SpecificationPlate.tsx';

export function ProductStatic({ product }: { product: Product }) {
  const { features, specifications, applications, deliveryWeeks } = product;
  const words = productPage;
  return (
    <>
      <Section symbol="breaker" {...words.features}>
        <CheckList items={features} columns={2} />
      </Section>
      {specifications && (
        <Section symbol="transformer" ground="tinted" {...words.specifications}>
          <SpecificationPlate product={product} specifications={specifications} />
        </Section>
      )}
      <Section symbol="load" ground={specifications ? 'paper' : 'tinted'} {...words.applications}>
        <CheckList items={applications} columns={2} />
      </Section>
      <Section symbol="generator" ground={specifications ? 'tinted' : 'paper'} {...words.supply}>
        <Terms columns={2} terms={words.supplyTerms(deliveryWeeks)} />
      </Section>
    </>
  );
}
