import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import { productAddress } from '../../content/addresses.ts';
import { type Product, products } from '../../content/products.ts';
import { colours, measures, media, timings } from '../../theme/tokens.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { listedProducts } from './product-filter.ts';

// One sheet, ruled into cells: the lines between them are the grid's own ground.
const Grid = styled('ul')({
  display: 'grid',
  gap: 1,
  padding: 1,
  listStyle: 'none',
  background: colours.hairline,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Cell = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 'clamp(20px, 2.4vw, 32px)',
  background: colours.paper,
  transition: `background-color ${timings.quick}`,
  '& > svg, & > figure': { marginBottom: 24 },
  // A last cell that stands alone in its row takes the row.
  [`@media (min-width: ${measures.tablet}px) and (max-width: ${measures.desktop - 0.02}px)`]: {
    '&:last-child:nth-of-type(odd)': { gridColumn: '1 / -1', '& > svg': { maxWidth: 420 } },
  },
  [media.hover]: { '&:hover': { background: colours.warm } },
});

// The whole cell is the link's target; its name stays the title.
const TitleLink = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${colours.teal}`, outlineOffset: -3 },
});

const sizes = `(min-width: ${measures.desktop}px) 33vw, (min-width: ${measures.tablet}px) 50vw, 100vw`;

function ProductCell({ product }: { product: Product }) {
  const { id, title, category, description } = product;
  return (
    <Cell>
      <ProductPicture product={product} sizes={sizes} />
      <CategoryBadge category={category} />
      <Text variant="h3" as="h2" css={{ marginTop: 14 }}>
        <TitleLink href={productAddress(id)}>{title}</TitleLink>
      </Text>
      <Text variant="body2" css={{ marginTop: 10, color: colours.slate }}>
        {description}
      </Text>
    </Cell>
  );
}

/** The list of products, all categories. */
export function ProductGrid() {
  return (
    // Safari drops the role of a list that has no bullets.
    <Grid role="list">
      {listedProducts(products, 'all').map((product) => (
        <ProductCell key={product.id} product={product} />
      ))}
    </Grid>
  );
}
