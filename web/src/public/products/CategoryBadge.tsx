import Chip from '@mui/material/Chip';
import type { Product } from '../../content/firm/products.ts';
import { colours } from '../../ui/theme/tokens.ts';

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
