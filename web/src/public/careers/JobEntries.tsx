import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { careersCopy } from '../../content/product/careers.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { JobListItem } from './JobListItem.tsx';
import { jobAnchor } from './job-address.ts';
import type { MoreState } from './open-jobs/country-jobs.ts';

/** The number of jobs that are rendered at once. More take long on a slow phone, and few visitors read thirty at a time. */
const jobsAtOnce = 10;

interface JobEntriesProps {
  jobs: readonly Job[];
  count: number;
  /** The job that the address names: first in the list until it is loaded in its regular place. */
  linked?: Job | undefined;
  more: MoreState;
  onShowMore: () => void;
  actions?: (job: Job) => ReactNode;
}

export function JobEntries({ jobs, count, linked, more, onShowMore, actions }: JobEntriesProps) {
  const [wanted, setWanted] = useState(jobsAtOnce);
  const shown = jobs.slice(0, wanted);
  const isApart = linked !== undefined && !shown.some(({ _id }) => _id === linked._id);
  const entries = isApart ? [linked, ...shown] : shown;

  const firstOfMore = useRef<number>(undefined);
  useEffect(() => {
    const first = firstOfMore.current === undefined ? undefined : entries[firstOfMore.current];
    if (!first) return;
    firstOfMore.current = undefined;
    // The button has moved or disappeared, so the focus moves to the first of the new jobs.
    document.getElementById(jobAnchor(first._id))?.focus({ preventScroll: true });
  });
  const showMore = () => {
    firstOfMore.current = entries.length;
    const next = shown.length + jobsAtOnce;
    startTransition(() => setWanted(next));
    if (jobs.length < Math.min(next, count)) onShowMore();
  };

  return (
    <>
      <Stack component="ul" spacing={9} useFlexGap sx={{ p: 0, listStyle: 'none' }}>
        {entries.map((job) => (
          <li key={job._id} id={jobAnchor(job._id)} tabIndex={-1}>
            <JobListItem job={job}>{actions?.(job)}</JobListItem>
          </li>
        ))}
      </Stack>
      {shown.length < count && <MoreJobs shown={shown.length} count={count} more={more} onShowMore={showMore} />}
    </>
  );
}

interface MoreJobsProps extends Pick<JobEntriesProps, 'count' | 'more' | 'onShowMore'> {
  shown: number;
}

function MoreJobs({ shown, count, more, onShowMore }: MoreJobsProps) {
  const isAsked = more === 'asked';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 24px',
        mt: 7,
        pt: 3,
        borderTop: `1px solid ${colours.hairline}`,
      }}
    >
      <Button variant="outlined" aria-disabled={isAsked || undefined} {...(!isAsked && { onClick: onShowMore })}>
        {isAsked ? careersCopy.loadingMore : careersCopy.showMore}
      </Button>
      <Typography variant="overline" sx={{ color: 'text.secondary' }}>
        {careersCopy.shownOf(shown, count)}
      </Typography>
      {more === 'failed' && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {openJobsMessages.pageFailed}
        </Typography>
      )}
    </Box>
  );
}
