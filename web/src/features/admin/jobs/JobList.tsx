import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { Job } from '@ohmbridge/functions/contract/job';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useRef, useState } from 'react';
import { FormBanner, type Outcome } from '../../../components/form/FormBanner.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { adminWords, jobListWords } from '../../../content/admin.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { JobFilterBar } from './JobFilterBar.tsx';
import { JobTable } from './JobTable.tsx';
import type { JobFilters } from './job-filters.ts';
import { LiveDataFailure } from './LiveDataFailure.tsx';
import { jobsPerPage } from './live-jobs.ts';
import { useFocusOnFirstOfMore } from './use-focus-on-first-of-more.ts';
import { useJobActions } from './use-job-actions.ts';
import { useJobFilters } from './use-job-filters.ts';
import { useListedJobs } from './use-listed-jobs.ts';

/** An error stays in sight wherever in the list it happened. */
const Outcomes = styled('div')({
  '&:has(.MuiAlert-colorError)': { position: 'sticky', zIndex: 5, top: 80, [media.desktop]: { top: 12 } },
});

const Count = styled('p')({
  padding: '20px 0 12px',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  color: colours.slate,
});

const Empty = styled('p')({
  padding: '40px 0',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
  fontSize: '1.0625rem',
});

interface JobListProps {
  /** How it went on the screen before. */
  firstOutcome: Outcome | undefined;
}

/** The list with its filters, its rows and the question before a deletion. */
export function JobList({ firstOutcome }: JobListProps) {
  const { answers, outcome, busyJob, toggle, remove } = useJobActions(firstOutcome);
  const { filters, changeFilters } = useJobFilters();
  const [doomed, setDoomed] = useState<Job>();
  const count = useRef<HTMLParagraphElement>(null);
  const [most, setMost] = useState(jobsPerPage);
  const listed = useListedJobs(filters, most, answers);
  const { rows, remember } = useFocusOnFirstOfMore(listed.status === 'live' ? listed.jobs.length : 0);

  if (listed.status === 'loading') return <Spinner />;
  if (listed.status === 'offline') return <LiveDataFailure message={adminWords.offline} />;
  const { jobs: shown, outOf, hasMore } = listed;

  const changeTo = (changed: JobFilters) => {
    setMost(jobsPerPage);
    changeFilters(changed);
  };
  const showMore = () => {
    remember(shown.length);
    setMost(most + jobsPerPage);
  };

  const toggleShown = async (job: Job) => {
    const isToggled = await toggle(job);
    // The row leaves a list of active jobs, and with it the button that was pressed.
    if (isToggled && filters.activeOnly) count.current?.focus();
  };
  const removeDoomed = async (job: Job) => {
    await remove(job);
    setDoomed(undefined);
  };

  return (
    <>
      <Outcomes>
        <FormBanner outcome={outcome} />
      </Outcomes>
      <JobFilterBar filters={filters} onChange={changeTo} />
      <Count ref={count} tabIndex={-1} role="status">
        {jobListWords.shown(shown.length, outOf)}
      </Count>
      {shown.length === 0 ? (
        <Empty>{messages.noJobsMatch}</Empty>
      ) : (
        <div ref={rows}>
          <JobTable jobs={shown} busyJob={busyJob} onToggle={toggleShown} onRemove={setDoomed} />
        </div>
      )}
      {hasMore && (
        <Button variant="outlined" onClick={showMore} sx={{ mt: 4 }}>
          {jobListWords.showMore}
        </Button>
      )}
      {doomed && (
        <ConfirmDialog
          title={jobListWords.removeTitle}
          confirm={busyJob === doomed._id ? jobListWords.removing : jobListWords.remove}
          cancel={adminWords.cancel}
          isBusy={busyJob === doomed._id}
          focusAfterwards={count}
          onConfirm={() => void removeDoomed(doomed)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>{messages.confirmDelete}</p>
          <p>{jobListWords.removeConsequence(doomed.title)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
