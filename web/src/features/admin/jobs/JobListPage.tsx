import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { jobListWords } from '../../../content/admin.ts';
import { PageHead } from '../PageHead.tsx';
import { JobList } from './JobList.tsx';
import { LiveDataBoundary } from './LiveDataBoundary.tsx';
import { savedTitle } from './saved-job.ts';

/** All job listings, as they are now, and what can be done to each. */
export function JobListPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [saved] = useState(() => savedTitle(state));

  useEffect(() => {
    // Said once: a reload must not say it again.
    if (savedTitle(state) !== undefined) void navigate({ search }, { replace: true, state: null });
  }, [state, search, navigate]);

  const outcome = saved === undefined ? undefined : ({ kind: 'success', message: jobListWords.saved(saved) } as const);
  return (
    <>
      <PageHead
        title={jobListWords.title}
        action={<LinkButton href="/dashboard/jobs/new">{jobListWords.add}</LinkButton>}
      />
      <LiveDataBoundary>
        <JobList firstOutcome={outcome} />
      </LiveDataBoundary>
    </>
  );
}
