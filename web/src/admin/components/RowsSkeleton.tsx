import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { dashboardCopy } from '../../content/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const rowsOnScreen = 8;

/** The shape of a list that is on its way: nothing moves when it comes. */
export function RowsSkeleton() {
  return (
    <Stack role="status" sx={{ gap: '1px', mt: 2 }}>
      <VisuallyHidden>{dashboardCopy.loading}</VisuallyHidden>
      {Array.from({ length: rowsOnScreen }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and have nothing but their place.
        <Skeleton key={index} height={47} />
      ))}
    </Stack>
  );
}
