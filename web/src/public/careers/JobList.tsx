import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Country } from '@site/contract/firm/countries';
import type { Job } from '@site/contract/jobs/job';
import { jobPath } from '@site/contract/pages/job-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { careersCopy } from '../../content/product/careers.ts';
import { useAddress } from '../../shared/address.ts';
import { queryClient } from '../../shared/query-client.ts';
import { hasReaderMoved } from '../../shared/reader.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { JobEntries } from './JobEntries.tsx';
import type { JobsViewProps } from './JobsByCountry.tsx';
import { idOfAnchor, jobAnchor, jobsAddress } from './job-address.ts';
import { jobById } from './open-jobs/open-jobs.ts';

/** Gives the address of a job's page; a job without a page gets its place in the list. */
function addressOf({ slug, country, _id }: Job): string {
  if (slug !== undefined) return jobPath(slug);
  const { search, hash } = jobsAddress(country, jobAnchor(_id));
  return `${search}${hash}`;
}

/** The jobs of one country, the newest first. If the address names one of them, the page scrolls to it. */
export function JobList({ country, chosen: { jobs, count }, more, onShowMore }: JobsViewProps) {
  const { hash } = useAddress();
  const { linked, isGone } = useLinkedJob(country, jobs, hash);
  const anchor = linked && jobAnchor(linked._id);
  // The browser looked for the anchor before the list was rendered. The page must not scroll if the visitor has moved since.
  useEffect(() => {
    if (anchor && !hasReaderMoved()) document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
  }, [anchor]);
  return (
    <>
      {isGone && (
        <Alert severity="error" icon={false} sx={{ mb: 4 }}>
          {careersCopy.gone}
        </Alert>
      )}
      <JobEntries
        jobs={jobs}
        count={count}
        linked={linked}
        more={more}
        onShowMore={onShowMore}
        actions={(job) => (
          <Link href={addressOf(job)} sx={{ py: '12px', fontSize: '1rem' }}>
            {careersCopy.linkToJob}
            <VisuallyHidden> ({job.title})</VisuallyHidden>
          </Link>
        )}
      />
    </>
  );
}

/**
 * Gives the job that the address names, if it is open in this country, and tells whether it is open nowhere. A job outside the
 * list is fetched separately: it may be newer than the list, or not loaded so far. If the fetch fails, the list is shown
 * without it.
 */
function useLinkedJob(
  country: Country,
  jobs: readonly Job[],
  hash: string,
): { linked: Job | undefined; isGone: boolean } {
  const id = idOfAnchor(hash);
  const listed = jobs.find(({ _id }) => _id === id);
  const isMissing = id !== undefined && !listed;
  const { data: fetched } = useQuery({ ...jobById(id ?? ''), enabled: isMissing }, queryClient);
  if (!isMissing) return { linked: listed, isGone: false };
  return { linked: fetched?.country === country ? fetched : undefined, isGone: fetched === null };
}
