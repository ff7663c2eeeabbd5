import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { InternalLink } from '../../components/InternalLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersWords } from '../../content/careers.ts';
import { jobAnchor, openingsAddress } from './country-address.ts';
import { JobSheet } from './JobSheet.tsx';

const Entries = styled('ul')({ display: 'grid', gap: 72, padding: 0, listStyle: 'none' });

/** All jobs of one country. An address that names one of them leads to it. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const { hash } = useLocation();
  // The browser looked for the anchor before there was a list.
  useEffect(() => {
    const named = jobs.find((job) => hash === `#${jobAnchor(job._id)}`);
    if (named) document.getElementById(jobAnchor(named._id))?.scrollIntoView();
  }, [jobs, hash]);

  return (
    <Entries>
      {jobs.map((job) => {
        const { search, hash: anchor } = openingsAddress(job.country, jobAnchor(job._id));
        return (
          <li key={job._id} id={jobAnchor(job._id)}>
            <JobSheet job={job}>
              <Link component={InternalLink} href={`${search}${anchor}`} sx={{ py: 1.5, fontSize: '1rem' }}>
                {careersWords.linkToJob}
                <VisuallyHidden> ({job.title})</VisuallyHidden>
              </Link>
            </JobSheet>
          </li>
        );
      })}
    </Entries>
  );
}
