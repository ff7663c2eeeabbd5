import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { useLocation } from 'react-router-dom';
import { screenTitles } from '../../content/admin.ts';
import { kindWords, submissionListCopy } from '../../content/admin-submission-list.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { overTheRow, recordsOnPhone } from '../components/row-look.ts';
import { aboveSelectionBar, SelectAll, SelectBox, type useSelection } from '../components/Selection.tsx';
import { aboutOf } from './about.ts';
import { isSelectable, type ListedSubmission } from './listed-submissions.ts';
import { StatusChip } from './StatusChip.tsx';
import type { Worklist } from './use-worklist.ts';

/**
 * A row is 48 px high. On a phone it is a record of two lines: the name and where it stands, and below what it is about and
 * when it came.
 */
const look = {
  '& td': { py: 0.75, verticalAlign: 'middle', fontSize: '1rem' },
  '& th': { top: 56, py: 0.5, verticalAlign: 'middle', bgcolor: 'background.paper' },
  '& tbody tr': { position: 'relative', '&:hover': { bgcolor: 'action.hover' } },
  '& tr[data-left="true"]': { opacity: 0.75 },
  '& tr[data-unread="true"] [data-loud]': { fontWeight: 600 },
  '& a, & input': aboveSelectionBar,
  '& .MuiCheckbox-root': { position: 'relative', zIndex: 1, m: '-6px 0 -6px -8px' },
  '& [data-column="person"], & [data-column="about"]': {
    maxWidth: 0,
    width: '34%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& time, & [data-column="reference"]': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
} as const;

/** The width below which columns would leave too little room for names. */
const narrow = '@container (max-width: 899px)';

const onPhone = {
  ...recordsOnPhone,
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
  // The chip of a message on its way needs a line, or it would leave no room for the name.
  '& tbody tr[data-leaving="true"]': {
    gridTemplateAreas: '"box person received" "box about about" "box status status"',
    py: 1,
  },
  '& tr[data-leaving="true"] td[data-column="status"]': { justifySelf: 'start' },
  '& td[data-column]': { display: 'block', p: 0, border: 0, width: 'auto', maxWidth: 'none' },
  '& td[data-column="reference"], & td[data-column="assignee"]': { display: 'none' },
  // There is room for one date: for that by which the list is sorted.
  '&[data-order="waiting"] td[data-column="received"]': { display: 'none' },
  '&:not([data-order="waiting"]) td[data-column="since"]': { display: 'none' },
  '& td[data-column="about"]': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& td[data-column="status"], & td[data-column="received"], & td[data-column="since"]': {
    justifySelf: 'end',
  },
} as const;

interface SubmissionTableProps {
  worklist: Worklist;
  selection: ReturnType<typeof useSelection>;
}

/** Submissions, a row each. */
export function SubmissionTable({ worklist, selection }: SubmissionTableProps) {
  const { kind, rows, filters, changeFilters } = worklist;
  const { columns, orders } = submissionListCopy;
  const { order } = filters;
  const selectable = rows.filter(isSelectable);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Table
        size="small"
        stickyHeader
        role="table"
        aria-label={screenTitles[kind]}
        data-order={order}
        sx={{ ...look, [narrow]: onPhone }}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" padding="checkbox">
              <SelectAll
                selected={selection.selected.length}
                shown={selectable.length}
                onChange={selection.selectAll}
              />
            </TableCell>
            <TableCell role="columnheader">{columns.person}</TableCell>
            <TableCell role="columnheader">{columns.reference}</TableCell>
            <TableCell role="columnheader">{kindWords[kind].subject}</TableCell>
            <TableCell role="columnheader">{columns.status}</TableCell>
            <TableCell role="columnheader">{columns.assignee}</TableCell>
            <TableCell
              role="columnheader"
              aria-sort={order === 'waiting' ? undefined : order === 'newest' ? 'descending' : 'ascending'}
            >
              <TableSortLabel
                active={order !== 'waiting'}
                direction={order === 'oldest' ? 'asc' : 'desc'}
                title={order === 'newest' ? orders.oldest : orders.newest}
                onClick={() => changeFilters({ order: order === 'newest' ? 'oldest' : 'newest' })}
              >
                {columns.received}
              </TableSortLabel>
            </TableCell>
            <TableCell role="columnheader" aria-sort={order === 'waiting' ? 'ascending' : undefined}>
              <TableSortLabel
                active={order === 'waiting'}
                direction="asc"
                title={orders.waiting}
                onClick={() => changeFilters({ order: order === 'waiting' ? 'newest' : 'waiting' })}
              >
                {columns.waitsSince}
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" id="rows" tabIndex={-1}>
          {rows.map(({ row, hasLeft }) => (
            <SubmissionRow key={row.id} worklist={worklist} submission={row} hasLeft={hasLeft} selection={selection} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface SubmissionRowProps extends SubmissionTableProps {
  submission: ListedSubmission;
  hasLeft: boolean;
}

function SubmissionRow({ worklist: { kind }, submission, hasLeft, selection }: SubmissionRowProps) {
  // The submission leads back to the list with its filters, and on to the next one in it.
  const { search } = useLocation();
  const { id, reference, assignee, receivedAt, waitsSince } = submission;
  // Rows that left the list count as done.
  const unread = submission.unread && !hasLeft;
  const name = nameOf(submission);
  return (
    <TableRow role="row" data-unread={unread} data-left={hasLeft} data-leaving={submission.waitingMove !== undefined}>
      <TableCell role="cell" data-column="box" padding="checkbox" sx={{ gridArea: 'box' }}>
        {isSelectable({ row: submission, hasLeft }) && (
          <SelectBox
            name={name}
            isSelected={selection.ticked.has(id)}
            onChange={(ticked) => selection.select([id], ticked)}
          />
        )}
      </TableCell>
      <TableCell role="cell" data-column="person" sx={{ gridArea: 'person' }}>
        <bdi>
          <Link
            data-loud
            href={`/dashboard/${kind}/${encodeURIComponent(id)}${search}`}
            sx={{ ...overTheRow, textDecoration: 'none' }}
          >
            {unread && (
              <>
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 8,
                    height: 8,
                    mr: 1,
                    borderRadius: 1,
                    bgcolor: 'secondary.main',
                    forcedColorAdjust: 'none',
                  }}
                />
                <VisuallyHidden>{submissionListCopy.unread}: </VisuallyHidden>
              </>
            )}
            {name}
          </Link>
        </bdi>
      </TableCell>
      <TableCell role="cell" data-column="reference">
        {reference}
      </TableCell>
      <TableCell role="cell" data-column="about" sx={{ gridArea: 'about' }}>
        <span data-loud title={aboutOf(submission)}>
          {aboutOf(submission)}
        </span>
      </TableCell>
      <TableCell role="cell" data-column="status" sx={{ gridArea: 'status' }}>
        <StatusChip kind={kind} submission={submission} hasLeft={hasLeft} />
      </TableCell>
      <TableCell role="cell" data-column="assignee">
        {assignee?.email ?? submissionListCopy.unassigned}
      </TableCell>
      <TableCell role="cell" data-column="received" sx={{ gridArea: 'received' }}>
        <time dateTime={receivedAt}>{submissionListCopy.when(receivedAt)}</time>
      </TableCell>
      <TableCell role="cell" data-column="since" sx={{ gridArea: 'received' }}>
        {waitsSince ? (
          <time dateTime={waitsSince}>{submissionListCopy.day(waitsSince)}</time>
        ) : (
          submissionListCopy.waitsForNothing
        )}
      </TableCell>
    </TableRow>
  );
}
