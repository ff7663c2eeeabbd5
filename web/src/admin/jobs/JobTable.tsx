import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Job } from '@site/contract/jobs/job';
import type { JobOrder } from '@site/contract/jobs/job-listing';
import { useDeferredValue, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { jobDescription } from '../../content/firm/job-descriptions.ts';
import { screenTitles } from '../../content/product/admin.ts';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import { useNow } from '../../shared/use-now.ts';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { NewTabNote, newTab, visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { aboveSelectionBar, selectionColumn, type useSelection } from '../components/Selection.tsx';
import { useHasRole } from '../session/roles.ts';
import type { JobAction } from './job-actions.ts';
import { type ApplicationCounts, useApplicationCounts } from './job-applications.ts';
import { jobColumns, narrow } from './job-columns.tsx';

/** The number of rows in the first rendering: more than a screen shows. */
const rowsAtOnce = 10;

const wideRecord = '@container (min-width: 520px) and (max-width: 803px)';
const withoutPdf = '@container (max-width: 899px)';
const withoutExperience = '@container (max-width: 959px)';

/** A row has two lines. On narrow screens a record with three lines replaces the row. */
const table = {
  '& th': { top: 56, py: 0.5, verticalAlign: 'middle', whiteSpace: 'nowrap', bgcolor: 'background.paper' },
  '& th, & td': { pr: 1.5 },
  '& td': { py: '2px', lineHeight: '20px', verticalAlign: 'middle' },
  '& [data-column="title"], & [data-column="location"], & [data-column="experience"]': { overflowWrap: 'anywhere' },
  '& [data-column="title"]': { width: '24%', minWidth: 148 },
  '& td[data-column="title"]': { fontWeight: 600 },
  '& [data-column="location"]': { minWidth: 90 },
  '& [data-column="experience"]': { minWidth: 120 },
  '& [data-column="status"], & [data-column="closes"]': { whiteSpace: 'nowrap' },
  '& td[data-column="applications"]': { py: 0, minWidth: 142 },
  '& .MuiCheckbox-root': { m: '-6px 0 -6px -10px' },
  '& a, & button, & input': aboveSelectionBar,
  // Touch screens have no hover, so the sort arrows are always visible.
  '& .MuiTableSortLabel-root': { minHeight: 32 },
  '& .MuiTableSortLabel-icon': { opacity: 0.4 },
  [withoutExperience]: { '& [data-column="experience"]': { display: 'none' } },
  [withoutPdf]: { '& [data-column="pdf"]': { display: 'none' } },
  [narrow]: {
    '&, & thead, & tbody, & td': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& thead th': { position: 'static', width: 'auto', minWidth: 0, p: 0, border: 0 },
    '& th:not(:has(input, [role="button"]))': visuallyHidden,
    '& th[data-column="title"]::before': { content: `"${jobListCopy.order} " / ""` },
    '& tbody tr': { position: 'relative', padding: '4px 0 4px 34px', borderBottom: 1, borderColor: 'divider' },
    // The break puts title and place above the status.
    '& tbody tr::after': { content: '""', flexBasis: '100%', order: 1 },
    '& td, & td[data-column="applications"]': { minWidth: 0, padding: 0, border: 0 },
    '& td[data-column="box"]': { position: 'absolute', left: 0, top: -2 },
    '& td[data-column="title"]': { width: 'auto', flexBasis: '100%' },
    '& td[data-column="closes"]:not(:empty)::before': {
      content: `"${jobListCopy.columns.closes} " / ""`,
      color: 'text.secondary',
    },
    '& [data-column="status"], & [data-column="applications"]': { order: 2 },
    '& td[data-column="actions"]': { order: 3, flexBasis: '100%', ml: -1 },
  },
  // In a wide record, the buttons stand at the end.
  [wideRecord]: {
    '& tbody tr': { pr: '190px' },
    '& td[data-column="actions"]': { position: 'absolute', right: 0, top: 4 },
  },
} as const;

interface JobTableProps {
  jobs: readonly Job[];
  order: JobOrder;
  onSort: (order: JobOrder) => void;
  selection: ReturnType<typeof useSelection>;
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
}

/** The table of jobs: one row for each job, or one record on narrow screens. */
export function JobTable(props: JobTableProps) {
  return useHasRole('hiring') ? <CountedTable {...props} /> : <Rows {...props} counts={undefined} />;
}

const noCounts: ApplicationCounts = new Map();

function CountedTable(props: JobTableProps) {
  return <Rows {...props} counts={useApplicationCounts() ?? noCounts} />;
}

interface RowsProps extends JobTableProps {
  counts: ApplicationCounts | undefined;
}

function Rows({ jobs, order, onSort, selection, isBusy, onAct, counts }: RowsProps) {
  // Rows below the screen are rendered after the first ones.
  const isWhole = useDeferredValue(true, false);
  const [opened, setOpened] = useState<string>();
  const buttonId = useId();
  const menuIdOf = (id: string | undefined) => `${buttonId}-${id}`;
  const { search } = useLocation();
  const now = useNow();
  const boxes = selectionColumn<Job>({
    selection,
    count: jobs.length,
    idOf: ({ _id }) => _id,
    nameOf: ({ title }) => title,
  });
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <RecordTable
        label={screenTitles.jobs}
        columns={[
          boxes,
          ...jobColumns({ now, counts, search, order, onSort, menuIdOf, opened, onOpenMenu: setOpened, isBusy, onAct }),
        ]}
        rows={isWhole ? jobs : jobs.slice(0, rowsAtOnce)}
        idOf={({ _id }) => _id}
        rowProps={() => ({ hover: true })}
        size="small"
        stickyHeader
        sx={table}
      />
      <JobMenu
        job={jobs.find(({ _id }) => _id === opened)}
        buttonId={menuIdOf(opened)}
        isBusy={isBusy}
        onAct={onAct}
        onClose={() => setOpened(undefined)}
      />
    </Box>
  );
}

/**
 * Gives the actions of a job. The link to its page needs a published page; previews can be ended only for a job that is not
 * live.
 */
function actionsOf({ isActive, slug }: Job): JobAction[] {
  return [
    'duplicate',
    'renew',
    isActive && slug ? 'copyLink' : 'linkPreview',
    ...(isActive ? [] : ['endPreviews' as const]),
  ];
}

interface JobMenuProps {
  job: Job | undefined;
  buttonId: string;
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
  onClose: () => void;
}

/** The menu of rare actions on a job. One menu serves all rows, so that a new rendering of a row does not close the menu. */
function JobMenu({ job, buttonId, isBusy, onAct, onClose }: JobMenuProps) {
  const pdf = job && jobDescription(job);
  const item = (action: JobAction, of: Job) => (
    <MenuItem
      key={action}
      disabled={isBusy}
      onClick={() => {
        // The button gets the focus back first: a dialog that opens then takes the focus from the button, and returns it later.
        flushSync(onClose);
        onAct(action, of);
      }}
    >
      {jobListCopy.actions[action]}
    </MenuItem>
  );
  return (
    <Menu
      open={job !== undefined}
      anchorEl={() => document.getElementById(buttonId) ?? document.body}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      // The menu stands outside the landmarks of the page, so it is one itself.
      slotProps={{ root: { role: 'region', 'aria-labelledby': buttonId }, list: { 'aria-labelledby': buttonId } }}
    >
      {job && actionsOf(job).map((action) => item(action, job))}
      {pdf && (
        <MenuItem component="a" href={pdf.href} {...newTab} onClick={onClose}>
          {pdf.isBuiltIn ? jobListCopy.builtInPdf : jobListCopy.openPdf}
          <NewTabNote />
        </MenuItem>
      )}
    </Menu>
  );
}
