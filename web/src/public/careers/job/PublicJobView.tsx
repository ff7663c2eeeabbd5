import type { Job } from '@site/contract/jobs/job';
import { useState } from 'react';
import { JobListItem } from '../JobListItem.tsx';
import { JobHead } from './JobHead.tsx';
import { JobTerms } from './JobStatic.tsx';

/** A job as visitors see it in a list or on its page, for the preview in the admin area. */
export function PublicJobView({ job, kind }: { job: Job; kind: 'card' | 'page' }) {
  const [now] = useState(() => new Date());
  if (kind === 'card') return <JobListItem job={job} />;
  return (
    <>
      <JobHead job={job} now={now} isPreview />
      <JobTerms job={job} />
    </>
  );
}
