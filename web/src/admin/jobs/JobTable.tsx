import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Job } from '@ohmbridge/contract/jobs/job';
import type { JobOrder } from '@ohmbridge/contract/jobs/job-order';
import { useDeferredValue, useId, useState } from 'react';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { aboveSelectionBar } from '../components/Selection.tsx';
import { JobMenu } from './JobMenu.tsx';
import { JobRow, narrow } from './JobRow.tsx';
import type { JobAction } from './job-actions.ts';
import { useApplicationCounts } from './job-applications.ts';

/** More than a screen has room for. */
const rowsAtOnce = 10;

const { columns } = jobListCopy;
type Column = keyof typeof columns;

/** What a column is sorted by where the list can be, however many jobs there are. */
const orders: Partial<Record<Column, JobOrder>> = { title: 'title', closes: 'closing' };

const withoutPdf = '@container (max-width: 859px)';
const withoutExperience = '@container (max-width: 959px)';

/** A row of two lines; where there is no room for columns, a record of three. */
const table = {
  '& th': { top: { xs: 68, lg: 0 }, whiteSpace: 'nowrap' },
  '& th, & td': { pr: 1.5 },
  '& td': { py: '2px', lineHeight: '20px', verticalAlign: 'middle' },
  '& [data-column="title"], & [data-column="location"], & [data-column="experience"]': { overflowWrap: 'anywhere' },
  '& [data-column="title"]': { width: '30%', minWidth: 180 },
  '& [data-column="location"]': { minWidth: 90 },
  '& [data-column="experience"]': { minWidth: 120 },
  '& [data-column="status"], & [data-column="closes"]': { whiteSpace: 'nowrap' },
  '& td[data-column="applications"]': { py: 0, minWidth: 142 },
  '& a, & button, & input': aboveSelectionBar,
  // A finger does not hover to find out what can be sorted by.
  '& .MuiTableSortLabel-icon': { opacity: 0.4 },
  [withoutExperience]: { '& [data-column="experience"]': { display: 'none' } },
  [withoutPdf]: { '& [data-column="pdf"]': { display: 'none' } },
  [narrow]: {
    '&, & thead, & tbody, & td': { display: 'block' },
    '& thead tr': { display: 'flex', alignItems: 'center', columnGap: 2 },
    '& thead tr::before': {
      content: 'attr(data-label) / ""',
      color: 'text.secondary',
      fontSize: '0.875rem',
      whiteSpace: 'nowrap',
    },
    '& thead th': { position: 'static', width: 'auto', minWidth: 0, border: 0 },
    '& th:not([data-sorts])': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      padding: '4px 0 4px 34px',
      borderBottom: 1,
      borderColor: 'divider',
    },
    // What it is and where stand above how it stands.
    '& tbody tr::after': { content: '""', flexBasis: '100%', order: 1 },
    '& td, & td[data-column="applications"]': { minWidth: 0, padding: 0, border: 0 },
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
  /** Whether something is being done to a job. */
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
  /** The ids of the jobs that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (job: Job, isSelected: boolean) => void;
}

/** The jobs, a row each; where there is no room for columns, a record each. */
export function JobTable({ jobs, order, onSort, isBusy, onAct, selected, onSelect }: JobTableProps) {
  // Nobody waits for the rows below the screen: they are drawn once the first are there.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? jobs : jobs.slice(0, rowsAtOnce);
  const [now] = useState(() => new Date());
  const counts = useApplicationCounts();
  const [opened, setOpened] = useState<string>();
  const buttonId = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table size="small" stickyHeader role="table" aria-label={jobListCopy.title} sx={table}>
        <TableHead role="rowgroup">
          <TableRow role="row" data-label={jobListCopy.order}>
            {(Object.keys(columns) as Column[]).map((column) => (
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
              isSelected={selected.has(job._id)}
              onSelect={onSelect}
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
    <TableCell role="columnheader" data-column={column} data-sorts={own} sortDirection={isActive && 'asc'}>
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
