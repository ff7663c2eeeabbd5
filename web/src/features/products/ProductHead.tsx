import styled from '@emotion/styled/base';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Text } from '../../components/Text.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { productPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/products.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const Ground = styled('section')({
  display: 'grid',
  gap: 40,
  padding: `40px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) 56px`,
  background: colours.warm,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: 72,
    alignItems: 'center',
    paddingBottom: 72,
  },
});

const Parent = styled('p')({
  marginBottom: 20,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  '& a': { display: 'inline-block', padding: '12px 0', color: colours.slate, textUnderlineOffset: '0.25em' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 36 });

/** A drawing sheet: paper, an inner border, and the title block at its foot. */
const DrawingSheet = styled('figure')({
  padding: 9,
  border: `1px solid ${colours.ink}`,
  background: colours.paper,
  '& > svg, & > figure, & > div': {
    padding: 'clamp(12px, 2.2vw, 32px)',
    border: `1px solid ${colours.hairline}`,
    borderBottom: 0,
  },
});

/** The head of a product's page: what it is, beside its drawing. */
export function ProductHead({ product }: { product: Product }) {
  const { title, category, description, externalLink, thumbnail } = product;
  const { back, enquiry, externalLink: externalLabel } = productPage;
  return (
    <Ground>
      <div>
        <Parent>
          <a href="/products">{back}</a>
        </Parent>
        <CategoryBadge category={category} />
        <Text variant="h1" css={{ marginTop: 16, fontSize: 'clamp(2.25rem, 1.4rem + 2.6vw, 3.625rem)' }}>
          {title}
        </Text>
        <Text variant="subtitle1" css={{ marginTop: 24, maxWidth: '52ch' }}>
          {description}
        </Text>
        <Actions>
          <LinkButton href={enquiry.href(title)}>{enquiry.label}</LinkButton>
          {externalLink && (
            <LinkButton href={externalLink} variant="outlined" newTab>
              {externalLabel}
            </LinkButton>
          )}
        </Actions>
      </div>
      <DrawingSheet>
        <ProductPicture product={product} sizes={`(min-width: ${measures.desktop}px) 50vw, 100vw`} annotated />
        {thumbnail && (
          <figcaption>
            <TitleBlock number={thumbnail.id} shows={thumbnail.caption} scale={thumbnail.scale} />
          </figcaption>
        )}
      </DrawingSheet>
    </Ground>
  );
}
