import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { jobChangeFromDocument } from '@site/contract/jobs/job-change';
import { readJobRoute } from '@site/contract/jobs/job-routes';
import { collections } from '@site/contract/shared/collections';
import { messages } from '@site/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { jobHistoryCopy } from '../../content/product/job-changes.ts';
import { ApiError } from '../../shared/api.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useLive } from '../components/use-live.ts';
import { useCall } from '../session/call-as-admin.ts';
import { useNameOf } from '../submission-list/use-desk-settings.ts';
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
  // The job is read once, because a form must not change while the admin types.
  const { data: job, error } = useQuery({
    queryKey: ['job', id],
    queryFn: async () => (await call(readJobRoute, { parameters: { id } })).data.job,
    staleTime: Number.POSITIVE_INFINITY,
    // A form that opens again reads the current job.
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

const maxShown = 50;

/** The history of a job; it loads when the admin scrolls near it. */
function JobHistory({ jobId }: { jobId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  return (
    <Box ref={frame} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <FormPart title={jobHistoryCopy.title}>
        {isNear ? (
          <DataBoundary>
            <Changes jobId={jobId} />
          </DataBoundary>
        ) : (
          <Spinner />
        )}
      </FormPart>
    </Box>
  );
}

/**
 * The history, live, with the newest line first. A failed query throws, and the boundary around the history shows the failure.
 */
function Changes({ jobId }: { jobId: string }) {
  const changes = collection(useFirestore(), collections.jobChanges);
  const nameOf = useNameOf();
  const snapshot = useLive(query(changes, where('jobId', '==', jobId), orderBy('at', 'desc'), limit(maxShown)));
  if (!snapshot) return <Spinner />;
  const lines = snapshot.docs.map((document) => ({ id: document.id, ...jobChangeFromDocument(document.data()) }));
  if (lines.length === 0) return <Note>{jobHistoryCopy.none}</Note>;
  return (
    <>
      <History>
        {lines.map((change) => (
          <HistoryLine key={change.id} at={change.at} by={nameOf(change.by)}>
            {jobHistoryCopy.what(change)}
          </HistoryLine>
        ))}
      </History>
      {lines.length === maxShown && <Note>{jobHistoryCopy.newest(maxShown)}</Note>}
    </>
  );
}
