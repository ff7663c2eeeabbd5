import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { listJobsRoute, restoreJobRoute } from '@site/contract/jobs/job-routes';
import { jobBinDays } from '@site/contract/nightly/retention';
import { dayMilliseconds } from '@site/contract/shared/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { jobBinCopy } from '../../content/product/admin-jobs.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { useCall } from '../session/call-as-admin.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { type JobAnswer, jobActionsKey } from './job-actions.ts';

const queryKey = ['job-bin'];
const route = { ...listJobsRoute, path: `${listJobsRoute.path}?state=in-bin` as const };

export function JobBinPage() {
  const queries = useQueryClient();
  const call = useCall();
  const { data: jobs, isError } = useQuery({
    queryKey,
    queryFn: async () => (await call(route)).data.jobs,
  });
  const { carryOut, busy } = useActions<JobAnswer>(jobActionsKey);
  const explanation = useRef<HTMLParagraphElement>(null);

  const restore = async ({ _id, title }: Job) => {
    const isDone = await carryOut(_id, async () => {
      const { data } = await call(restoreJobRoute, { parameters: { id: _id } });
      return { message: jobBinCopy.restored(title), changed: [data.job] };
    });
    if (!isDone) return;
    // The row disappears together with the pressed button.
    explanation.current?.focus();
    await queries.invalidateQueries({ queryKey });
  };

  return (
    <>
      <PageHead />
      <Typography ref={explanation} tabIndex={-1}>
        {jobBinCopy.explanation(jobBinDays)}
      </Typography>
      {!jobs && (isError ? <FailureAlert message={jobBinCopy.failed} /> : <Spinner />)}
      {jobs?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 3 }}>
          {jobBinCopy.empty}
        </Typography>
      )}
      {jobs && jobs.length > 0 && (
        <List disablePadding sx={{ mt: 3, borderTop: `2px solid ${colours.ink}` }}>
          {jobs.map((job) => (
            <ListItem key={job._id} disableGutters disablePadding divider sx={{ gap: 4, overflowWrap: 'anywhere' }}>
              <ListItemText primary={job.title} secondary={factsOf(job)} />
              <TextAction subject={job.title} aria-disabled={busy !== undefined} onClick={() => void restore(job)}>
                {busy === job._id ? jobBinCopy.restoring : jobBinCopy.restore}
              </TextAction>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

function factsOf({ reference, place, country, deletedAt = '' }: Job): string {
  const end = Date.parse(deletedAt) + jobBinDays * dayMilliseconds;
  const daysLeft = Math.max(0, Math.ceil((end - Date.now()) / dayMilliseconds));
  return [reference, `${place}, ${country}`, jobBinCopy.deleted(deletedAt, daysLeft)].filter(Boolean).join(' · ');
}
