import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { dashboardCopy } from '../../content/admin.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** The shape of a list that is on its way: nothing moves when it comes. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack role="status" sx={{ gap: '1px', mt: 2 }}>
      <VisuallyHidden>{dashboardCopy.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and have nothing but their place.
        <Skeleton key={index} height={47} />
      ))}
    </Stack>
  );
}
