import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobOrder } from '@ohmbridge/contract/jobs/job-listing';
import { useDeferredValue, useId, useState } from 'react';
import { screenTitles } from '../../content/admin.ts';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { aboveSelectionBar, SelectAll, type useSelection } from '../components/Selection.tsx';
import { useNow } from '../components/use-now.ts';
import { useHasRole } from '../session/use-roles.ts';
import { JobMenu } from './JobMenu.tsx';
import { JobRow, narrow } from './JobRow.tsx';
import type { JobAction } from './job-actions.ts';
import { type ApplicationCounts, useApplicationCounts } from './job-applications.ts';

/** More than a screen has room for. */
const rowsAtOnce = 10;

const { columns } = jobListCopy;
type Column = keyof typeof columns;

const allColumns = Object.keys(columns) as Column[];
/** The columns for admins who see no applications. */
const withoutApplications = allColumns.filter((column) => column !== 'applications');

/** The order of each column that can be sorted, however many jobs there are. */
const orders: Partial<Record<Column, JobOrder>> = { title: 'title', closes: 'closing' };

const withoutPdf = '@container (max-width: 859px)';
const withoutExperience = '@container (max-width: 959px)';

/** A row of two lines; where there is no room for columns, a record of three. */
const table = {
  '& th': { top: 56, py: 0.5, verticalAlign: 'middle', whiteSpace: 'nowrap', bgcolor: 'background.paper' },
  '& th, & td': { pr: 1.5 },
  '& td': { py: '2px', lineHeight: '20px', verticalAlign: 'middle' },
  '& [data-column="title"], & [data-column="location"], & [data-column="experience"]': { overflowWrap: 'anywhere' },
  '& [data-column="title"]': { width: '30%', minWidth: 148 },
  '& [data-column="location"]': { minWidth: 90 },
  '& [data-column="experience"]': { minWidth: 120 },
  '& [data-column="status"], & [data-column="closes"]': { whiteSpace: 'nowrap' },
  '& td[data-column="applications"]': { py: 0, minWidth: 142 },
  '& .MuiCheckbox-root': { m: '-6px 0 -6px -10px' },
  '& a, & button, & input': aboveSelectionBar,
  // A finger does not hover to find out what can be sorted by.
  '& .MuiTableSortLabel-root': { minHeight: 32 },
  '& .MuiTableSortLabel-icon': { opacity: 0.4 },
  [withoutExperience]: { '& [data-column="experience"]': { display: 'none' } },
  [withoutPdf]: { '& [data-column="pdf"]': { display: 'none' } },
  [narrow]: {
    '&, & thead, & tbody, & td': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
    '& thead th': { position: 'static', width: 'auto', minWidth: 0, p: 0, border: 0 },
    '& th:not([data-sorts])': visuallyHidden,
    '& th[data-sorts="title"]::before': { content: 'attr(data-label) " " / ""' },
    '& tbody tr': { position: 'relative', padding: '4px 0 4px 34px', borderBottom: 1, borderColor: 'divider' },
    // Title and place stand above the state.
    '& tbody tr::after': { content: '""', flexBasis: '100%', order: 1 },
    '& td, & td[data-column="applications"]': { minWidth: 0, padding: 0, border: 0 },
    '& td[data-column="box"]': { position: 'absolute', left: 0, top: -2 },
    '& td[data-column="title"]': { width: 'auto', flexBasis: '100%', pr: '76px' },
    '& td[data-column="closes"]:not(:empty)::before': { content: 'attr(data-label) " " / ""', color: 'text.secondary' },
    '& [data-column="status"], & [data-column="applications"]': { order: 2 },
    '& td[data-column="actions"]': { position: 'absolute', top: -6, right: -10 },
  },
} as const;

interface JobTableProps {
  jobs: readonly Job[];
  order: JobOrder;
  onSort: (order: JobOrder) => void;
  selection: ReturnType<typeof useSelection>;
  /** Whether something is being done to a job. */
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
}

/** The jobs, a row each; where there is no room for columns, a record each. */
export function JobTable(props: JobTableProps) {
  return useHasRole('hiring') ? <CountedTable {...props} /> : <Rows {...props} columns={withoutApplications} />;
}

function CountedTable(props: JobTableProps) {
  return <Rows {...props} columns={allColumns} counts={useApplicationCounts()} />;
}

interface RowsProps extends JobTableProps {
  columns: readonly Column[];
  counts?: ApplicationCounts | undefined;
}

function Rows({ jobs, order, onSort, selection, isBusy, onAct, columns: shown, counts }: RowsProps) {
  // Rows below the screen are drawn after the first ones.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? jobs : jobs.slice(0, rowsAtOnce);
  const now = useNow();
  const [opened, setOpened] = useState<string>();
  const buttonId = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table size="small" stickyHeader role="table" aria-label={screenTitles.jobs} sx={table}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" data-sorts="">
              <SelectAll selected={selection.selected.length} shown={jobs.length} onChange={selection.selectAll} />
            </TableCell>
            {shown.map((column) => (
              <ColumnHead key={column} column={column} order={order} onSort={onSort} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {drawn.map((job) => (
            <JobRow
              key={job._id}
              job={job}
              now={now}
              counts={counts}
              hasApplications={shown.includes('applications')}
              selection={selection}
              menuId={`${buttonId}-${job._id}`}
              isMenuOpen={opened === job._id}
              onOpenMenu={() => setOpened(job._id)}
            />
          ))}
        </TableBody>
      </Table>
      <JobMenu
        job={jobs.find(({ _id }) => _id === opened)}
        buttonId={`${buttonId}-${opened}`}
        isBusy={isBusy}
        onAct={onAct}
        onClose={() => setOpened(undefined)}
      />
    </Box>
  );
}

/** The head of a column; by pressing that of a sorted one, the newest come first again. */
function ColumnHead({ column, order, onSort }: { column: Column } & Pick<JobTableProps, 'order' | 'onSort'>) {
  const own = orders[column];
  const isActive = own === order;
  return (
    <TableCell
      role="columnheader"
      data-column={column}
      data-sorts={own}
      data-label={jobListCopy.order}
      sortDirection={isActive && 'asc'}
    >
      {own ? (
        <TableSortLabel active={isActive} onClick={() => onSort(isActive ? 'newest' : own)}>
          {columns[column]}
        </TableSortLabel>
      ) : (
        columns[column]
      )}
    </TableCell>
  );
}
