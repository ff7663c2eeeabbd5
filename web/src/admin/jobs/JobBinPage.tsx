import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { listJobsRoute, restoreJobRoute } from '@ohmbridge/contract/jobs/job-routes';
import { jobBinDays } from '@ohmbridge/contract/nightly/retention';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { jobBinCopy } from '../../content/admin-jobs.ts';
import { callApi } from '../../shared/api.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { DataFailure } from '../components/DataBoundary.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useRowActions } from '../components/use-row-actions.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { type JobAnswer, jobActionsKey } from './job-actions.ts';

const queryKey = ['job-bin'];
const route = { ...listJobsRoute, path: `${listJobsRoute.path}?state=in-bin` as const };
const dayMilliseconds = 86_400_000;

/** The deleted jobs, which can be put back for a while. */
export function JobBinPage() {
  const queries = useQueryClient();
  const callAsAdmin = useCallAsAdmin();
  const { data: jobs, isError } = useQuery({
    queryKey,
    queryFn: () => callAsAdmin(async (token) => (await callApi(route, { token })).data.jobs),
  });
  const { carryOut, busyRow } = useRowActions<JobAnswer>(jobActionsKey);
  const explanation = useRef<HTMLParagraphElement>(null);

  const restore = async ({ _id, title }: Job) => {
    const isDone = await carryOut(_id, async (token) => {
      const { data } = await callApi(restoreJobRoute, { token, parameters: { id: _id } });
      return { message: jobBinCopy.restored(title), changed: [data.job] };
    });
    if (!isDone) return;
    // The row goes, and with it the button that was pressed.
    explanation.current?.focus();
    await queries.invalidateQueries({ queryKey });
  };

  return (
    <>
      <PageHead />
      <Typography ref={explanation} tabIndex={-1}>
        {jobBinCopy.explanation(jobBinDays)}
      </Typography>
      {!jobs && (isError ? <DataFailure message={jobBinCopy.failed} /> : <Spinner />)}
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
              <TextAction aria-disabled={busyRow !== undefined} onClick={() => void restore(job)}>
                {busyRow === job._id ? jobBinCopy.restoring : jobBinCopy.restore}
                <VisuallyHidden> {job.title}</VisuallyHidden>
              </TextAction>
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

/** The title of the job, and the day until which it can be restored. */
function factsOf({ reference, place, country, deletedAt = '' }: Job): string {
  const end = Date.parse(deletedAt) + jobBinDays * dayMilliseconds;
  const daysLeft = Math.max(0, Math.ceil((end - Date.now()) / dayMilliseconds));
  return [reference, `${place}, ${country}`, jobBinCopy.deleted(deletedAt, daysLeft)].filter(Boolean).join(' · ');
}
