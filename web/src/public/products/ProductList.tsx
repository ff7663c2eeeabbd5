import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { productsPage } from '../../content/firm/pages/products.ts';
import { type Product, products } from '../../content/firm/products.ts';
import { productAddress } from '../../content/product/addresses.ts';
import { LinkCard } from '../../ui/LinkCard.tsx';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';
import { colours, measures, media, timings } from '../../ui/theme/tokens.ts';
import { CategoryBadge, ProductPicture } from './ProductParts.tsx';

const head = {
  display: 'grid',
  gap: 3,
  marginBottom: 'clamp(32px, 4vw, 56px)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: 9, alignItems: 'end' },
} as const;

// One sheet, ruled into cells: the lines between the cells are the background of the grid.
const grid = { padding: '1px', listStyle: 'none', background: colours.hairline } as const;

const cell = {
  height: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
  background: colours.paper,
  transition: `background-color ${timings.quick}`,
  [media.hover]: { '&:hover': { background: colours.tinted } },
  '& .MuiCardMedia-root': { marginBottom: 3 },
  '& h2': { marginTop: '14px' },
  '& a:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.2em' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${colours.brand}`, outlineOffset: -3 },
} as const;

/** A last cell that is alone in its row of two takes the whole row, so its drawing has a maximum width. */
const alone = { '& svg': { maxWidth: { md: 420, lg: '100%' } } } as const;

const sizes = `(min-width: ${measures.desktop}px) 33vw, (min-width: ${measures.tablet}px) 50vw, 100vw`;

export function ProductList() {
  const { title, intro, sheet } = productsPage.list;
  return (
    <Container
      sx={{
        paddingTop: 'clamp(48px, 6vw, 88px)',
        paddingBottom: measures.sectionSpace,
        background: colours.tinted,
      }}
    >
      <Box sx={head}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(2.25rem, 1.4rem + 3.1vw, 4rem)' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1">
          <NoBreak>{intro}</NoBreak>
        </Typography>
      </Box>
      <ProductGrid />
      {/* The grid and its title block make one drawing sheet. */}
      <TitleBlock {...sheet} />
    </Container>
  );
}

function ProductGrid() {
  const listed = listedProducts(products, 'all');
  return (
    // Safari drops the role of a list that has no bullets.
    <Grid container component="ul" role="list" spacing="1px" sx={grid}>
      {listed.map((product, index) => {
        const isAlone = index === listed.length - 1 && index % 2 === 0;
        return (
          <Grid
            key={product.id}
            component="li"
            size={{ xs: 12, md: isAlone ? 12 : 6, lg: 4 }}
            {...(isAlone && { sx: alone })}
          >
            <LinkCard
              href={productAddress(product.id)}
              picture={<ProductPicture product={product} sizes={sizes} />}
              label={<CategoryBadge category={product.category} />}
              title={product.title}
              titleComponent="h2"
              sx={cell}
            >
              <Typography variant="body2" sx={{ marginTop: '10px', color: 'text.secondary' }}>
                {product.description}
              </Typography>
            </LinkCard>
          </Grid>
        );
      })}
    </Grid>
  );
}

/** The name of the category that the list shows, or `all`. The page has no control for it. */
type CategoryFilter = 'all' | (string & {});

/** Gives the listed products that pass a filter, in their order. Products without a card are never included. */
export function listedProducts(products: readonly Product[], filter: CategoryFilter): Product[] {
  return products.filter(({ unlisted, category }) => !unlisted && (filter === 'all' || category.name === filter));
}
