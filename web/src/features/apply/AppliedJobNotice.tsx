import styled from '@emotion/styled/base';
import { type ComponentType, lazy, Suspense } from 'react';
import { applicationForm as copy } from '../../content/application-form.ts';
import { colours, media } from '../../theme/tokens.ts';
import type { AppliedJob } from './use-applied-job.ts';

const AppliedJobWords = lazy<ComponentType<{ job: AppliedJob }>>(() =>
  import('./AppliedJobWords.tsx').then(
    (module) => ({ default: module.AppliedJobWords }),
    // Without its code the form works all the same.
    () => ({ default: () => null }),
  ),
);

/** What is between the parts of the form. */
export const formGap = 40;

/** Where the address names a job, its room is kept from the first paint on: `islands/early-input.ts` notes the query. */
const Slot = styled('div')({
  'html[data-search*="job="] &': { minHeight: 128, [media.tablet]: { minHeight: 96 } },
  // No job, no room: not even the gap of the form.
  'html:not([data-search*="job="]) &': { marginBottom: -formGap },
  '&:not(:empty)': { paddingLeft: 20, borderLeft: `4px solid ${colours.amber}` },
});

/** Names the job that the form is for, or says that it has been closed. */
export function AppliedJobNotice({ job }: { job: AppliedJob | undefined }) {
  return (
    <Slot role="status" aria-label={copy.jobLabel}>
      {job && (
        <Suspense fallback={null}>
          <AppliedJobWords job={job} />
        </Suspense>
      )}
    </Slot>
  );
}
