import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type JobTeaser, jobPath } from '@ohmbridge/contract/pages/job-page';
import type { ReactNode } from 'react';
import { jobFactWords } from '../../../content/careers.ts';
import { jobCopy } from '../../../content/pages/job.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { besideJobs } from './SendCvCard.tsx';

const list = {
  borderTop: `2px solid ${colours.ink}`,
  overflowWrap: 'anywhere',
  '& > li': { padding: '6px 0 16px', borderBottom: `1px solid ${colours.hairline}` },
} as const;

interface OtherJobsProps {
  jobs: readonly JobTeaser[];
  none: string;
  children: ReactNode;
}

export function OtherJobs({ jobs, none, children }: OtherJobsProps) {
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
                  {[job.place, ...jobFactWords(job)].join(' · ')}
                </Typography>
              </li>
            ))}
          </Box>
        )}
        <Box component="p" sx={{ mt: '20px' }}>
          <Link href={jobCopy.list.href} sx={{ display: 'inline-block', padding: '12px 0' }}>
            {jobCopy.others.all}
          </Link>
        </Box>
      </div>
      {children}
    </Box>
  );
}
