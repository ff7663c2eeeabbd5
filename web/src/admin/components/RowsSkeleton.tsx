import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dashboardCopy } from '../../content/product/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const rowsOnScreen = 8;

const columnsSideBySide = (columns: number) =>
  ({
    gap: 1.5,
    gridTemplateColumns: { xs: `repeat(${columns}, min(78vw, 260px))`, md: `repeat(${columns}, minmax(0, 1fr))` },
    overflow: 'hidden',
  }) as const;

/** The shape of a list that is on its way, or of a board with this many columns: nothing moves when it comes. */
export function RowsSkeleton({ columns }: { columns?: number }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: '1px', mt: 2, ...(columns && columnsSideBySide(columns)) }}>
      <VisuallyHidden>{dashboardCopy.loading}</VisuallyHidden>
      {Array.from({ length: columns ?? rowsOnScreen }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and have nothing but their place.
        <Skeleton key={index} height={columns ? 320 : 47} />
      ))}
    </Box>
  );
}
