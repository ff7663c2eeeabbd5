import Button from '@mui/material/Button';
import type { Job } from '@site/contract/jobs/job';
import { jobDescription } from '../../../content/firm/job-descriptions.ts';
import { careersCopy } from '../../../content/product/careers.ts';
import { media } from '../../../ui/theme/tokens.ts';
import { NewTabNote, newTab, VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { applyAddress } from '../job-address.ts';

/** Sets the links of a job in a row. On a phone the links fill their lines, so that both edges are straight. */
export const sheetActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
} as const;

export function JobLinks({ job }: { job: Job }) {
  const description = jobDescription(job);
  return (
    <>
      <Button variant="contained" href={applyAddress(job)}>
        {careersCopy.apply}
        <VisuallyHidden> {careersCopy.applyFor(job.title)}</VisuallyHidden>
      </Button>
      {description && (
        <Button variant="outlined" href={description.href} {...newTab}>
          {careersCopy.viewDescription}
          <VisuallyHidden> {careersCopy.descriptionOf(job.title)}</VisuallyHidden>
          <NewTabNote />
        </Button>
      )}
    </>
  );
}
