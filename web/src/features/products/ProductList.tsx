import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { NoBreak } from '../../components/NoBreak.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { colours, measures, media } from '../../theme/tokens.ts';
import { ProductGrid } from './ProductGrid.tsx';

const head = {
  display: 'grid',
  gap: 3,
  marginBottom: 'clamp(32px, 4vw, 56px)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: 9, alignItems: 'end' },
} as const;

interface ProductListProps {
  title: string;
  intro: string;
  sheet: { number: string; shows: string; scale: string };
}

/** The products page: a title over one large sheet of drawings. */
export function ProductList({ title, intro, sheet }: ProductListProps) {
  return (
    <Container
      sx={{
        paddingTop: 'clamp(48px, 6vw, 88px)',
        paddingBottom: measures.sectionSpace,
        background: colours.warm,
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
