import styled from '@emotion/styled/base';
import { Text } from '../../components/Text.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';
import { ProductGrid } from './ProductGrid.tsx';

const Ground = styled('div')({
  padding: `clamp(48px, 6vw, 88px) max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) ${measures.sectionSpace}`,
  background: colours.warm,
});

const Head = styled('div')({
  display: 'grid',
  gap: 24,
  marginBottom: 'clamp(32px, 4vw, 56px)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: 72, alignItems: 'end' },
});

interface ProductListProps {
  title: string;
  intro: string;
  sheet: { number: string; shows: string; scale: string };
}

/** The products page: a title over one large sheet of drawings. */
export function ProductList({ title, intro, sheet }: ProductListProps) {
  return (
    <Ground>
      <Head>
        <Text variant="h1" css={{ fontSize: 'clamp(2.25rem, 1.4rem + 3.1vw, 4rem)' }}>
          {title}
        </Text>
        <Text variant="subtitle1">{intro}</Text>
      </Head>
      <ProductGrid />
      {/* The grid and its title block make one drawing sheet. */}
      <TitleBlock {...sheet} />
    </Ground>
  );
}
