import type { Job } from '@ohmbridge/functions/contract/job';
import { useState } from 'react';
import { JobSheet } from '../features/careers/JobSheet.tsx';
import { JobOnItsPage } from './OpenJob.tsx';

interface JobDrawingProps {
  job: Job;
  kind: 'card' | 'page';
}

/** A job as visitors see it in a list, or on its page: for the preview in the admin area. */
export function JobDrawing({ job, kind }: JobDrawingProps) {
  const [now] = useState(() => new Date());
  return kind === 'card' ? <JobSheet job={job} /> : <JobOnItsPage job={job} now={now} isPreview />;
}
