import styled from '@emotion/styled/base';
import type { Product } from '../../content/products.ts';
import { colours, families } from '../../theme/tokens.ts';

const Badge = styled('span')({
  display: 'inline-block',
  padding: '4px 10px 4px 12px',
  border: '1px solid currentColor',
  borderLeftWidth: 5,
  background: colours.paper,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
});

/** The category of a product, in its colour. */
export function CategoryBadge({ category }: { category: Product['category'] }) {
  return <Badge style={{ color: colours[category.colour] }}>{category.name}</Badge>;
}
