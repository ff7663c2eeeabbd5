import Alert from '@mui/material/Alert';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useParams } from 'react-router-dom';
import { StorageProvider } from 'reactfire';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { openStorage } from '../firebase/admin-storage.ts';
import { JobHistory } from '../job-history/JobHistory.tsx';
import { PageHead } from '../PageHead.tsx';
import { TextAction } from '../TextAction.tsx';
import { JobForm } from './JobForm.tsx';
import { useJob } from './use-job.ts';

const storage = openStorage();

/** Adds a job listing, or edits the one that the address names. */
export function JobFormPage() {
  const { id } = useParams();
  const title = id === undefined ? jobFormWords.add : jobFormWords.edit;
  return (
    <StorageProvider sdk={storage}>
      <PageHead
        title={title}
        action={
          <LinkButton href="/dashboard/jobs" variant="outlined" size="small">
            {jobFormWords.back}
          </LinkButton>
        }
      />
      {id === undefined ? <JobForm key="new" /> : <ExistingJobForm key={id} id={id} />}
    </StorageProvider>
  );
}

function ExistingJobForm({ id }: { id: string }) {
  const loaded = useJob(id);
  switch (loaded.status) {
    case 'loading':
      return <Spinner />;
    case 'loaded':
      return (
        <>
          <JobForm job={loaded.job} />
          <JobHistory jobId={id} />
        </>
      );
    case 'missing':
      return (
        <Alert severity="error" icon={false}>
          <strong>{messages.jobNotFound}.</strong> {jobFormWords.notFoundText}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          severity="error"
          icon={false}
          action={<TextAction onClick={() => location.reload()}>{jobFormWords.loadAgain}</TextAction>}
        >
          <strong>{jobFormWords.loadFailedTitle}.</strong> {loaded.message}
        </Alert>
      );
  }
}
