import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { jobPath } from '@site/contract/pages/job-page';
import { type ReactNode, useState } from 'react';
import { careersCopy, jobFactWords } from '../../content/product/careers.ts';
import { NoBreak } from '../../ui/NoBreak.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { JobLinks, sheetActions } from './job/JobLinks.tsx';
import { JobTexts } from './job/JobTexts.tsx';

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6px 24px',
  padding: '18px 0 16px',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  letterSpacing: 0,
  color: 'text.secondary',
  '& > span:not(:last-of-type)::after': { content: '"·"', margin: '0 0.6em' },
  '& > strong': {
    padding: '0 0.5em',
    marginRight: '0.8em',
    background: colours.accent,
    color: colours.deep,
    fontWeight: 450,
  },
} as const;

interface JobListItemProps {
  job: Job;
  children?: ReactNode;
}

export function JobListItem({ job, children }: JobListItemProps) {
  // The time of the first render, so that the marks do not change while the visitor reads.
  const [now] = useState(() => Date.now());
  return (
    <Box sx={{ containerType: 'inline-size', overflowWrap: 'anywhere' }}>
      <Box sx={head}>
        <Typography variant="h3" component="h4">
          {job.slug === undefined ? (
            job.title
          ) : (
            <Link href={jobPath(job.slug)} color="inherit">
              {job.title}
            </Link>
          )}
        </Typography>
        <Typography variant="overline" sx={facts}>
          {jobMarks(job, now).map((mark) => (
            <strong key={mark}>{mark}</strong>
          ))}
          {job.type && <span>{job.type}</span>}
          <span>
            <NoBreak>{job.place}</NoBreak>
          </span>
          {jobFactWords(job).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
      </Box>
      <JobTexts job={job} headings="h5" />
      <Box sx={sheetActions}>
        <JobLinks job={job} />
        {children}
      </Box>
    </Box>
  );
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The number of days for which a job counts as new, and the number of last days in which it “closes soon”. */
const newDays = 14;
const soonDays = 7;

export function jobMarks(job: Pick<Job, 'createdAt' | 'publishedAt' | 'closesAt'>, now: number): string[] {
  const { createdAt, publishedAt = createdAt, closesAt } = job;
  const isNew = now - Date.parse(publishedAt) < newDays * dayMilliseconds;
  const closesSoon = closesAt !== undefined && Date.parse(closesAt) - now < soonDays * dayMilliseconds;
  return [...(isNew ? [careersCopy.new] : []), ...(closesSoon ? [careersCopy.closesSoon] : [])];
}
