import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { openJobsKey, queryClient } from '../../../shared/query-client.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Failure } from '../Failure.tsx';
import { openJobBySlug } from '../open-jobs/open-jobs.ts';
import { OpenJob } from './OpenJob.tsx';

const jobOfPage = (slug: string) =>
  queryOptions({
    queryKey: [openJobsKey, 'page', slug],
    queryFn: async () => {
      const found = await openJobBySlug(slug);
      return found ? { ...found, now: new Date() } : null;
    },
  });

/**
 * @returns whether Firestore gives the job that an address names
 * @throws if no server answers
 */
export async function prepareJob(slug: string): Promise<boolean> {
  return (await queryClient.fetchQuery(jobOfPage(slug))) !== null;
}

export function JobFromFirestore({ slug }: { slug: string }) {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(jobOfPage(slug), queryClient);
  if (data) return <OpenJob {...data} />;
  if (data === null && navigator.onLine) return <ServerAnswer />;
  if (isFetching && errorUpdateCount === 0) return <Spinner />;
  const { title, text, tryAgain } = jobCopy.unread;
  return (
    <Container component="section" sx={{ py: 6 }}>
      <title>{title}</title>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Failure message={text}>
        <Button variant="contained" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </Failure>
    </Container>
  );
}

/** Reloads the page of a job that has closed since the visitor left it, so that the server shows its present state. */
function ServerAnswer() {
  useEffect(() => location.reload(), []);
  return null;
}
