import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Product } from '../../content/firm/products.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { ProductDrawing } from '../../drawings/products/ProductDrawing.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { colours } from '../../ui/theme/tokens.ts';

const blankSheet = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  border: `1px dashed ${colours.outline}`,
  color: 'text.secondary',
} as const;

interface ProductPictureProps {
  product: Product;
  sizes: string;
  /** Whether the picture is large enough for dimensions and names of parts. */
  annotated?: boolean;
}

export function ProductPicture({ product: { thumbnail }, sizes, annotated = false }: ProductPictureProps) {
  if (!thumbnail) {
    return (
      <Typography variant="caption" component="div" aria-hidden="true" sx={blankSheet}>
        {interfaceCopy.pictureInPreparation}
      </Typography>
    );
  }
  const { drawing, alternative } = thumbnail;
  if (drawing) return <ProductDrawing name={drawing} alternative={alternative} annotated={annotated} />;
  return <PictureFrame picture={thumbnail} ratio={4 / 3} sizes={sizes} bare />;
}

const badge = {
  borderColor: 'currentColor',
  borderLeftWidth: 5,
  borderRadius: 0,
  bgcolor: 'background.paper',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  '& .MuiChip-label': { padding: '4px 10px 4px 12px' },
} as const;

export function CategoryBadge({ category }: { category: Product['category'] }) {
  return <Chip label={category.name} sx={{ ...badge, color: colours[category.colour] }} />;
}
