import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openJobsKey, queryClient } from '../../../shared/query-client.ts';
import { openJobBySlug } from '../open-jobs.ts';
import { JobsBeside, JobTerms } from './JobReading.tsx';
import { OpenJob } from './OpenJob.tsx';

const jobOfPage = (slug: string) =>
  queryOptions({
    queryKey: [openJobsKey, 'page', slug],
    queryFn: async () => {
      const found = await openJobBySlug(slug);
      return found ? { ...found, now: new Date() } : null;
    },
  });

/** @returns whether Firestore gives the job that an address names */
export async function prepareJob(slug: string): Promise<boolean> {
  return (await queryClient.fetchQuery(jobOfPage(slug))) !== null;
}

/** The page of a job, read from Firestore. */
export function JobFromFirestore({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(jobOfPage(slug), queryClient);
  return data ? <OpenJob {...data} Terms={JobTerms} Beside={JobsBeside} /> : <ServerAnswer />;
}

/** Somebody has come back to a job that is there no more: the server says what has become of it. */
function ServerAnswer() {
  useEffect(() => location.reload(), []);
  return null;
}
