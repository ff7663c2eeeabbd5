import styled from '@emotion/styled';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobListWords } from '../../../content/admin.ts';
import { colours } from '../../../theme/tokens.ts';

const Status = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
});

/** Whether visitors see the job: a closed contact and the word, or an open one. */
export function JobStatus({ job }: { job: Pick<Job, 'isActive'> }) {
  return (
    <Status>
      <svg width="30" height="14" viewBox="0 0 30 14" fill="none" strokeWidth="2" aria-hidden="true">
        <g stroke={job.isActive ? colours.teal : colours.outline}>
          <path d={job.isActive ? 'M0 9h30' : 'M0 9h7M23 9h7M8 8 21 2'} />
          <circle cx="8" cy="9" r="2.5" fill={colours.paper} />
          <circle cx="22" cy="9" r="2.5" fill={colours.paper} />
        </g>
      </svg>
      {jobListWords.status(job)}
    </Status>
  );
}
