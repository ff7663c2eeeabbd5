import type { Job } from '@ohmbridge/functions/contract/job';
import type { ReactNode } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminWords } from '../../../content/admin.ts';
import { LiveDataBoundary } from './LiveDataBoundary.tsx';
import { LiveDataFailure } from './LiveDataFailure.tsx';
import { useLiveJobs } from './live-jobs.ts';

interface WithLiveJobsProps {
  children: (jobs: readonly Job[]) => ReactNode;
}

/** Shows something made of the jobs as they are now, or why it cannot. */
export function WithLiveJobs({ children }: WithLiveJobsProps) {
  return (
    <LiveDataBoundary>
      <LiveJobs>{children}</LiveJobs>
    </LiveDataBoundary>
  );
}

function LiveJobs({ children }: WithLiveJobsProps) {
  const live = useLiveJobs();
  switch (live.status) {
    case 'loading':
      return <Spinner />;
    case 'offline':
      return <LiveDataFailure message={adminWords.offline} />;
    case 'live':
      return children(live.jobs);
  }
}
