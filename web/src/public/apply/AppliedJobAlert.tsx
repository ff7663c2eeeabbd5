import Box from '@mui/material/Box';
import { type ComponentType, lazy, Suspense } from 'react';
import { applicationForm as copy } from '../../content/product/application-form.ts';
import { useIsHydrated } from '../../shared/address.ts';
import { colours, media } from '../../ui/theme/tokens.ts';
import type { AppliedJob } from './use-applied-job.ts';

const AppliedJobWords = lazy<ComponentType<{ job: AppliedJob }>>(() =>
  import('./AppliedJobWords.tsx').then(
    (module) => ({ default: module.AppliedJobWords }),
    // Without its code the form works all the same.
    () => ({ default: () => null }),
  ),
);

export const formGap = 40;

const notice = { '&:not(:empty)': { pl: 2.5, borderLeft: `4px solid ${colours.accent}` } } as const;
const room = { minHeight: 128, [media.tablet]: { minHeight: 96 } } as const;
/** No job, no room: not even the gap of the form. */
const noRoom = { mb: `${-formGap}px` } as const;

/** Where the address names a job, its room is kept from the first paint on: `app/early-input.ts` notes the query. */
const prerendered = {
  'html[data-search*="job="] &': room,
  'html:not([data-search*="job="]) &': noRoom,
} as const;

/** Names the job that the form is for, or says that it has been closed. */
export function AppliedJobAlert({ job }: { job: AppliedJob | undefined }) {
  const isKnown = useIsHydrated();
  return (
    <Box role="status" aria-label={copy.jobLabel} sx={[notice, isKnown ? (job ? room : noRoom) : prerendered]}>
      {job && (
        <Suspense fallback={null}>
          <AppliedJobWords job={job} />
        </Suspense>
      )}
    </Box>
  );
}
