import styled from '@emotion/styled/base';
import Button from '@mui/material/Button';
import type { Job } from '@ohmbridge/functions/contract/job';
import { listJobsRoute, restoreJobRoute } from '@ohmbridge/functions/contract/job-routes';
import { jobBinDays } from '@ohmbridge/functions/contract/retention';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { Text } from '../../../components/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobBinCopy } from '../../../content/admin-jobs.ts';
import { callApi } from '../../../lib/api.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { LiveDataFailure } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useRowActions } from '../components/use-row-actions.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { type JobAnswer, jobActionsKey } from './job-actions.ts';

const queryKey = ['job-bin'];
const dayMilliseconds = 86_400_000;

const List = styled('ul')({ listStyle: 'none', margin: '24px 0 0', padding: 0, borderTop: `2px solid ${colours.ink}` });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 32px',
  padding: '16px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
});

const Title = styled('h2')({ fontFamily: families.heading, fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.3 });

const Small = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.7, color: colours.slate });

/** The deleted jobs, which can be put back for a while. */
export function JobBinPage() {
  const { search } = useLocation();
  const queries = useQueryClient();
  const { data: jobs, isError } = useBin();
  const { carryOut, busyRow, outcome } = useRowActions<JobAnswer>(jobActionsKey);
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
      <PageHead
        title={jobBinCopy.title}
        action={
          <Button component={Link} to={{ pathname: '/dashboard/jobs', search }} variant="outlined" size="small">
            {jobBinCopy.back}
          </Button>
        }
      />
      <FormBanner outcome={outcome} />
      <Text ref={explanation} tabIndex={-1}>
        {jobBinCopy.explanation(jobBinDays)}
      </Text>
      {jobs ? (
        <BinList jobs={jobs} busyJob={busyRow} onRestore={(job) => void restore(job)} />
      ) : isError ? (
        <LiveDataFailure message={jobBinCopy.failed} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** What is in the bin, as the API lists it. */
function useBin() {
  const callAsAdmin = useCallAsAdmin();
  const route = { ...listJobsRoute, path: `${listJobsRoute.path}?state=in-bin` as const };
  return useQuery({
    queryKey,
    queryFn: () => callAsAdmin(async (token) => (await callApi(route, { token })).data.jobs),
  });
}

interface BinListProps {
  jobs: readonly Job[];
  /** The id of the job that is being put back. */
  busyJob: string | undefined;
  onRestore: (job: Job) => void;
}

function BinList({ jobs, busyJob, onRestore }: BinListProps) {
  if (jobs.length === 0) return <Text css={{ marginTop: 24, color: colours.slate }}>{jobBinCopy.empty}</Text>;
  return (
    <List>
      {jobs.map((job) => (
        <Row key={job._id}>
          <div>
            <Title>{job.title}</Title>
            <Small>
              {[job.reference, `${job.place}, ${job.country}`, job.deletedAt && when(job.deletedAt)]
                .filter(Boolean)
                .join(' · ')}
            </Small>
          </div>
          <TextAction aria-disabled={busyJob !== undefined} onClick={() => onRestore(job)}>
            {busyJob === job._id ? jobBinCopy.restoring : jobBinCopy.restore}
            <VisuallyHidden> {job.title}</VisuallyHidden>
          </TextAction>
        </Row>
      ))}
    </List>
  );
}

function when(deletedAt: string): string {
  const end = Date.parse(deletedAt) + jobBinDays * dayMilliseconds;
  return jobBinCopy.deleted(deletedAt, Math.max(0, Math.ceil((end - Date.now()) / dayMilliseconds)));
}
