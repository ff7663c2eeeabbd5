import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { type JobTeaser, jobPath } from '@site/contract/pages/job-page';
import type { ReactNode } from 'react';
import { careersCopy, jobFactWords } from '../../../content/product/careers.ts';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { besideJobs } from './SendCvCard.tsx';

const list = {
  borderTop: `2px solid ${colours.ink}`,
  overflowWrap: 'anywhere',
  '& > li': { padding: '6px 0 16px', borderBottom: `1px solid ${colours.hairline}` },
} as const;

/** Gives the address of the form for alerts about jobs like this one. */
export const alertAddress = ({ country, type }: Pick<Job, 'country' | 'type'>) =>
  `/job-alerts?${new URLSearchParams({ country, ...(type && { discipline: type }) })}`;

interface OtherJobsProps {
  jobs: readonly JobTeaser[];
  none: string;
  /** The job for which alerts about similar jobs are offered. */
  alertFor?: Job;
  children: ReactNode;
}

export function OtherJobs({ jobs, none, alertFor, children }: OtherJobsProps) {
  return (
    <Box sx={besideJobs}>
      <div>
        {jobs.length === 0 ? (
          <Typography>{none}</Typography>
        ) : (
          // Safari drops the role of a list that has no bullets.
          <Box component="ul" role="list" sx={list}>
            {jobs.map((job) => (
              <li key={job._id}>
                <Link
                  href={jobPath(job.slug ?? '')}
                  sx={{ display: 'inline-block', padding: '10px 0 4px', fontSize: '1.1875rem', fontWeight: 600 }}
                >
                  {job.title}
                </Link>
                <Typography variant="overline" sx={{ display: 'block', letterSpacing: 0, color: 'text.secondary' }}>
                  {[job.place, ...jobFactWords(job)].join('\u00a0· ')}
                </Typography>
              </li>
            ))}
          </Box>
        )}
        <Stack sx={{ mt: '20px', alignItems: 'flex-start', '& > a': { py: '12px' } }}>
          <Link href={jobCopy.list.href}>{jobCopy.others.all}</Link>
          {alertFor && <Link href={alertAddress(alertFor)}>{careersCopy.alert}</Link>}
        </Stack>
      </div>
      {children}
    </Box>
  );
}
