import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Job } from '@site/contract/jobs/job';
import { messages } from '@site/contract/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminCopy, screenTitles } from '../../content/product/admin.ts';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { useAddressFilters } from '../../shared/address-filters.ts';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Caption } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SelectionBar, useSelection } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { adminColours as colours } from '../theme/admin-colours.ts';
import { JobFilterBar } from './JobFilterBar.tsx';
import { JobTable } from './JobTable.tsx';
import { type JobAction, type JobAnswer, type ListAction, listActions, useJobActions } from './job-actions.ts';
import { type JobFilters, jobFilters } from './job-filters.ts';
import { jobsPerPage } from './job-lists.ts';
import { useListedJobs } from './listed-jobs.ts';
import { useClosingQuestion } from './use-closing-question.tsx';

export function JobListPage() {
  const { search } = useLocation();
  return (
    <>
      <PageHead
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
            <TextAction href={`/dashboard/jobs/bin${search}`}>{screenTitles.jobBin}</TextAction>
            <Button href={`/dashboard/jobs/new${search}`} variant="contained" size="small">
              {screenTitles.newJob}
            </Button>
          </Stack>
        }
      />
      <DataBoundary>
        <JobList />
      </DataBoundary>
    </>
  );
}

const empty = {
  padding: '40px 0',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
  fontSize: '1.0625rem',
} as const;

function JobList() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { answers, isBusy, forOne, forAll } = useJobActions();
  const { filters, changeFilters } = useAddressFilters(jobFilters);
  const count = useRef<HTMLParagraphElement>(null);
  const close = useClosingQuestion(count);
  const [max, setMax] = useState(jobsPerPage);
  const listed = useListedJobs(filters, max, answers);
  const { rows, remember } = useFocusOnFirstOfMore(listed.status === 'success' ? listed.jobs.length : 0);
  const selection = useSelection(listed.status === 'success' ? listed.jobs.map(({ _id }) => _id) : []);

  if (listed.status === 'loading') return <RowsSkeleton />;
  if (listed.status === 'offline') return <FailureAlert message={adminCopy.offline} />;
  const { jobs: shown, outOf, hasMore } = listed;

  const changeTo = (changed: Partial<JobFilters>) => {
    setMax(jobsPerPage);
    changeFilters(changed);
  };
  const showMore = () => {
    remember(shown.length);
    setMax(max + jobsPerPage);
  };

  const act = async (action: JobAction, job: Job) => {
    if (action === 'delete') return close({ action, jobs: [job], act: () => removeShown([job]) });
    if (action === 'duplicate') return openCopy(await forOne.duplicate(job));
    if (action !== 'deactivate') return forOne[action](job);
    const deactivate = async () => {
      const isDone = (await forOne.deactivate(job)) !== undefined;
      // The row disappears from a list of active jobs, together with the focused button.
      if (isDone && filters.activeOnly) count.current?.focus();
      return isDone;
    };
    return close({ action, jobs: [job], act: deactivate });
  };
  const openCopy = (answer: JobAnswer | undefined) => {
    const [copy] = answer?.changed ?? [];
    // Do not navigate if the admin has left this page.
    if (copy && window.location.pathname === pathname)
      void navigate(`/dashboard/jobs/edit/${encodeURIComponent(copy._id)}${search}`);
  };
  const selected = shown.filter(({ _id }) => selection.ticked.has(_id));

  const actOnSelected = async (action: ListAction) => {
    if (action === 'delete') return close({ action, jobs: selected, act: () => removeShown(selected) });
    const forSelected = async () => {
      const isDone = (await forAll(action, selected)) !== undefined;
      // The bar disappears together with the pressed button.
      if (isDone) selectNone();
      return isDone;
    };
    if (action === 'deactivate') await close({ action, jobs: selected, act: forSelected });
    else await forSelected();
  };
  const selectNone = () => {
    count.current?.focus();
    selection.selectNone();
  };
  const removeShown = async (jobs: readonly Job[]) => {
    const ids = jobs.map(({ _id }) => _id);
    const isDone = (await forAll('delete', jobs)) !== undefined;
    if (isDone) selection.select(ids, false);
    return isDone;
  };

  return (
    <>
      <JobFilterBar filters={filters} onChange={changeTo} />
      <Caption ref={count} tabIndex={-1} role="status" sx={{ py: 1 }}>
        {jobListCopy.shown(shown.length, outOf)}
      </Caption>
      {shown.length === 0 ? (
        <NoRows filters={filters} />
      ) : (
        <div ref={rows}>
          <JobTable
            jobs={shown}
            order={filters.order}
            onSort={(order) => changeTo({ order })}
            selection={selection}
            isBusy={isBusy}
            onAct={(action, job) => void act(action, job)}
          />
        </div>
      )}
      {hasMore && (
        <Button variant="outlined" onClick={showMore} sx={{ mt: 4 }}>
          {jobListCopy.showMore}
        </Button>
      )}
      {selected.length > 0 && (
        <SelectionBar label={jobListCopy.selectedActions} count={selected.length} onClear={selectNone}>
          {listActions.map((action) => (
            <TextAction
              key={action}
              {...(action === 'delete' && { color: 'error' })}
              aria-disabled={isBusy}
              onClick={() => void actOnSelected(action)}
            >
              {jobListCopy.actions[action]}
            </TextAction>
          ))}
        </SelectionBar>
      )}
    </>
  );
}

function NoRows({ filters }: { filters: JobFilters }) {
  const isNarrowed = jobFilters.write({ ...filters, order: 'newest' }).size > 0;
  return (
    <Typography variant="inherit" sx={empty}>
      {isNarrowed ? messages.noJobsMatch : jobListCopy.none}
    </Typography>
  );
}

/**
 * Moves the focus to the first of the additional rows as soon as they are rendered: the "Show more" button moves down or
 * disappears.
 * @param length the number of rows
 * @returns the ref of the table, and a function to call before more rows are loaded
 */
function useFocusOnFirstOfMore(length: number) {
  const rows = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || length <= awaited.current) return;
    const row = rows.current?.querySelectorAll('tbody > tr')[awaited.current];
    awaited.current = undefined;
    row?.querySelector('input')?.focus({ preventScroll: true });
  }, [length]);
  return {
    rows,
    remember: (first: number) => {
      awaited.current = first;
    },
  };
}
