import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableSortLabel from '@mui/material/TableSortLabel';
import { nameOf } from '@site/contract/desk/hidden-names';
import { useLocation } from 'react-router-dom';
import { screenTitles } from '../../content/product/admin.ts';
import { kindWords, submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { type Column, RecordTable } from '../../ui/RecordTable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { listTable, recordsOnPhone } from '../components/list-looks.ts';
import { overTheRow } from '../components/looks.ts';
import { aboveSelectionBar, selectionColumn, type useSelection } from '../components/Selection.tsx';
import { aboutOf, isSelectable } from './listed-submissions.ts';
import { StatusChip } from './StatusChip.tsx';
import { useNameOf } from './use-desk-settings.ts';
import type { Worklist } from './use-worklist.ts';

/**
 * A row is 48 px high. On a phone each row is a record with two lines: name and status first, then the subject and the date.
 */
const look = {
  ...listTable,
  '& td': { ...listTable['& td'], py: 0.75, fontSize: '1rem' },
  '& th': { ...listTable['& th'], whiteSpace: 'nowrap' },
  '& tbody tr': { ...listTable['& tbody tr'], '&:hover': { bgcolor: 'action.hover' } },
  '& tr[data-left="true"]': { opacity: 0.75 },
  '& tr[data-unread="true"] [data-loud]': { fontWeight: 600 },
  '& td[data-column="status"] .MuiChip-root': { flexShrink: 0, maxWidth: 'none' },
  '& a, & input': aboveSelectionBar,
  '& .MuiCheckbox-root': { position: 'relative', zIndex: 1, m: '-6px 0 -6px -8px' },
  '& td[data-column="person"], & td[data-column="about"]': {
    maxWidth: 0,
    width: '26%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& time, & td[data-column="reference"]': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
} as const;

/** Below this width the names need the space of the references. */
const withoutReference = '@container (max-width: 1099px)';

/** Below this width columns would leave too little space for names. */
const narrow = '@container (max-width: 899px)';

/** Below this width the names need the space of the day on which a hired person is erased. */
const withoutErasure = '@container (max-width: 479px)';

const referenceHidden = { '& [data-column="reference"]': { display: 'none' } } as const;

const onPhone = {
  ...recordsOnPhone,
  // The line of a box stands at the edge of the text above it.
  '& .MuiCheckbox-root': { position: 'relative', zIndex: 1, m: '-6px 0 -6px -3px' },
  '& tbody tr': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    gridTemplateAreas: '"box person status" "box about received"',
    columnGap: 1,
    alignItems: 'center',
    minHeight: 64,
    borderBottom: 1,
    borderColor: 'divider',
  },
  // The chip of a waiting message has its own line: otherwise the name would have no space.
  '& tbody tr[data-leaving="true"]': {
    gridTemplateAreas: '"box person received" "box about about" "box status status"',
    py: 1,
  },
  '& tr[data-leaving="true"] td[data-column="status"]': { justifySelf: 'start' },
  '& td[data-column]': { display: 'block', p: 0, border: 0, width: 'auto', maxWidth: 'none' },
  ...Object.fromEntries(
    ['box', 'person', 'about', 'status', 'received', 'since'].map((column) => [
      `& td[data-column="${column}"]`,
      { gridArea: column === 'since' ? 'received' : column },
    ]),
  ),
  '& td[data-column="reference"], & td[data-column="assignee"]': { display: 'none' },
  '& td[data-column="about"]': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& td[data-column="status"], & td[data-column="received"], & td[data-column="since"]': {
    justifySelf: 'end',
  },
} as const;

interface SubmissionTableProps {
  worklist: Worklist;
  selection: ReturnType<typeof useSelection>;
}

type Row = Worklist['rows'][number];

export function SubmissionTable({ worklist, selection }: SubmissionTableProps) {
  // The filters, with which the page of a submission leads back to the list and on to the next row.
  const { search } = useLocation();
  const nameOfAuthor = useNameOf();
  const { kind, rows, filters, changeFilters } = worklist;
  const { columns: words, orders } = submissionListCopy;
  const { order } = filters;
  const isByWait = order === 'waiting';
  const columns: readonly Column<Row>[] = [
    {
      ...selectionColumn<Row>({
        selection,
        count: rows.filter(isSelectable).length,
        idOf: ({ row }) => row.id,
        nameOf: ({ row }) => nameOf(row),
        isSelectable,
      }),
      padding: 'checkbox',
    },
    {
      name: 'person',
      head: words.person,
      cell: ({ row, hasLeft }) => (
        <bdi>
          <Link
            data-loud
            href={`/dashboard/${kind}/${encodeURIComponent(row.id)}${search}`}
            sx={{ ...overTheRow, textDecoration: 'none' }}
          >
            {isUnread({ row, hasLeft }) && <UnreadMark />}
            {nameOf(row)}
          </Link>
        </bdi>
      ),
    },
    { name: 'reference', head: words.reference, cell: ({ row }) => row.reference },
    {
      name: 'about',
      head: kindWords[kind].subject,
      cell: ({ row }) => (
        <span data-loud title={aboutOf(row)}>
          {aboutOf(row)}
        </span>
      ),
    },
    {
      name: 'status',
      head: words.status,
      cell: ({ row, hasLeft }) => <StatusChip kind={kind} submission={row} hasLeft={hasLeft} />,
    },
    {
      name: 'assignee',
      head: words.assignee,
      cell: ({ row }) => (row.assignee ? nameOfAuthor(row.assignee) : submissionListCopy.unassigned),
    },
    {
      name: 'received',
      sortDirection: !isByWait && (order === 'oldest' ? 'asc' : 'desc'),
      head: (
        <TableSortLabel
          active={!isByWait}
          direction={order === 'oldest' ? 'asc' : 'desc'}
          title={order === 'newest' ? orders.oldest : orders.newest}
          onClick={() => changeFilters({ order: order === 'newest' ? 'oldest' : 'newest' })}
        >
          {words.received}
        </TableSortLabel>
      ),
      cell: ({ row }) => <time dateTime={row.receivedAt}>{submissionListCopy.when(row.receivedAt)}</time>,
    },
    {
      name: 'since',
      sortDirection: isByWait && 'asc',
      head: (
        <TableSortLabel
          active={isByWait}
          direction="asc"
          title={orders.waiting}
          onClick={() => changeFilters({ order: isByWait ? 'newest' : 'waiting' })}
        >
          {words.waitsSince}
        </TableSortLabel>
      ),
      cell: ({ row: { waitsSince } }) =>
        waitsSince ? (
          <time dateTime={waitsSince}>{submissionListCopy.day(waitsSince)}</time>
        ) : (
          submissionListCopy.waitsForNothing
        ),
    },
  ];
  // A phone has space for one date, the one by which the list is sorted.
  const otherDate = `& td[data-column="${isByWait ? 'received' : 'since'}"]`;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <RecordTable
        label={screenTitles[kind]}
        columns={columns}
        rows={rows}
        idOf={({ row }) => row.id}
        rowProps={(listed) => ({
          hover: true,
          'data-unread': isUnread(listed),
          'data-left': listed.hasLeft,
          'data-leaving': listed.row.waitingMove !== undefined,
        })}
        bodyProps={{ id: 'rows', tabIndex: -1 }}
        size="small"
        stickyHeader
        sx={{
          ...look,
          [withoutReference]: referenceHidden,
          [narrow]: { ...onPhone, [otherDate]: { display: 'none' } },
          [withoutErasure]: { '& [data-erased]': { display: 'none' } },
        }}
      />
    </Box>
  );
}

/** Rows that have left the list count as read. */
const isUnread = ({ row, hasLeft }: Row) => row.unread && !hasLeft;

const mark = {
  display: 'inline-block',
  width: 8,
  height: 8,
  mr: 1,
  borderRadius: 1,
  bgcolor: 'secondary.main',
  forcedColorAdjust: 'none',
} as const;

function UnreadMark() {
  return (
    <>
      <Box component="span" sx={mark} />
      <VisuallyHidden>{submissionListCopy.unread}: </VisuallyHidden>
    </>
  );
}
