import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { readJobRoute } from '@site/contract/jobs/job-routes';
import { messages } from '@site/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { ApiError } from '../../shared/api.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { JobHistory } from '../job-history/JobHistory.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { JobForm } from './JobForm.tsx';

export function JobFormPage() {
  const { id } = useParams();
  const { search } = useLocation();
  return (
    <>
      <PageHead
        action={
          <Button href={`/dashboard/jobs${search}`} variant="outlined" size="small">
            {jobFormCopy.back}
          </Button>
        }
      />
      {id === undefined ? <JobForm key="new" /> : <ExistingJobForm key={id} id={id} />}
    </>
  );
}

function ExistingJobForm({ id }: { id: string }) {
  const call = useCall();
  // Read once: a form must not change while the admin types.
  const { data: job, error } = useQuery({
    queryKey: ['job', id],
    queryFn: async () => (await call(readJobRoute, { parameters: { id } })).data.job,
    staleTime: Number.POSITIVE_INFINITY,
    // A form that opens again gets the job as it is then.
    gcTime: 0,
  });
  if (job) {
    return (
      <>
        <JobForm job={job} />
        <JobHistory jobId={id} />
      </>
    );
  }
  if (!error) return <Spinner />;
  const isGone = error instanceof ApiError && error.status === 404;
  const loadAgain = <TextAction onClick={() => location.reload()}>{jobFormCopy.loadAgain}</TextAction>;
  return (
    <Alert severity="error" icon={false} action={isGone ? undefined : loadAgain}>
      <strong>{isGone ? messages.jobNotFound : jobFormCopy.loadFailedTitle}.</strong>{' '}
      {isGone ? jobFormCopy.notFoundText : error.message}
    </Alert>
  );
}
