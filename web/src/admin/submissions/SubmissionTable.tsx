import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type SubmissionKind, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { kindWords, submissionListCopy } from '../../content/admin-submissions.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { asTable, recordTable } from '../components/record-table.ts';
import { aboveSelectionBar, SelectBox } from '../components/Selection.tsx';
import { aboutOf } from './about.ts';
import { HiredUntil } from './HiredUntil.tsx';

/** Its rows lie a little closer than those of other lists, and each of them is a link. */
const look = {
  ...recordTable,
  '& thead th': { py: 1.5, borderColor: colours.outline },
  '& tbody tr': {
    ...recordTable['& tbody tr'],
    position: 'relative',
    padding: '16px 0 12px',
    '&:hover': { bgcolor: colours.warm },
    '&[data-unread="true"] [data-loud]': { fontWeight: 600 },
    '& a, & input': aboveSelectionBar,
  },
  '& td': { ...recordTable['& td'], padding: '4px 0', fontSize: '1rem', overflowWrap: 'anywhere' },
  '& td[data-label]': { display: 'grid', gridTemplateColumns: '112px 1fr' },
  '& td[data-label]::before': { ...recordTable['& td[data-label]::before'], fontWeight: 450 },
  [asTable]: {
    ...recordTable[asTable],
    '& td, & td[data-label]': { display: 'table-cell' },
    '& td': { padding: '14px 24px 14px 0' },
  },
} as const;

/** The whole row leads on: the link of the name lies over it. */
const overTheRow = {
  color: 'text.primary',
  fontSize: '1.0625rem',
  textDecorationColor: colours.outline,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** A name with its box to tick before it, which lies over the link. */
const selectedName = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  '& .MuiCheckbox-root': { position: 'relative', zIndex: 1, m: '-8px 2px 0 -10px' },
} as const;

const unreadMark = {
  display: 'inline-block',
  width: 8,
  height: 8,
  mr: '10px',
  borderRadius: '4px',
  bgcolor: colours.teal,
  forcedColorAdjust: 'none',
} as const;

interface SubmissionTableProps {
  kind: SubmissionKind;
  submissions: readonly SubmissionRecord[];
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** Submissions, a row each; on a phone, a record each. */
export function SubmissionTable({ kind, submissions, selected, onSelect }: SubmissionTableProps) {
  const columns = { ...submissionListCopy.columns, subject: kindWords[kind].subject };
  return (
    <Table role="table" aria-label={kindWords[kind].title} sx={look}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {Object.values(columns).map((name) => (
            <TableCell key={name} role="columnheader">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            kind={kind}
            submission={submission}
            columns={columns}
            isSelected={selected.has(submission.id)}
            onSelect={onSelect}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface SubmissionRowProps extends Pick<SubmissionTableProps, 'kind' | 'onSelect'> {
  submission: SubmissionRecord;
  columns: Record<keyof typeof submissionListCopy.columns, string>;
  isSelected: boolean;
}

function SubmissionRow({ kind, submission, columns, isSelected, onSelect }: SubmissionRowProps) {
  // The submission leads back to the list with its filters, and on to the next one in it.
  const { search } = useLocation();
  const { id, reference, firstName, lastName, email, status, assignee, receivedAt, unread } = submission;
  return (
    <TableRow role="row" data-unread={unread}>
      <TableCell role="cell">
        <Box sx={selectedName}>
          <SelectBox
            name={`${firstName} ${lastName}`}
            isSelected={isSelected}
            onChange={(ticked) => onSelect(id, ticked)}
          />
          <div>
            <bdi>
              <Link
                component={RouterLink}
                data-loud
                to={{ pathname: `/dashboard/${kind}/${encodeURIComponent(id)}`, search }}
                sx={overTheRow}
              >
                {unread && (
                  <>
                    <Box component="span" sx={unreadMark} />
                    <VisuallyHidden>{submissionListCopy.unread}: </VisuallyHidden>
                  </>
                )}
                {firstName} {lastName}
              </Link>
            </bdi>
            <Note>{email}</Note>
          </div>
        </Box>
      </TableCell>
      <TableCell role="cell" data-label={columns.reference}>
        <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
          {reference}
        </Typography>
      </TableCell>
      <TableCell role="cell" data-label={columns.subject}>
        <div>
          <span data-loud>{aboutOf(submission)}</span>
          {'country' in submission && <Note>{submission.country}</Note>}
        </div>
      </TableCell>
      <TableCell role="cell" data-label={columns.status}>
        <div>
          {statusWords[status]}
          <HiredUntil submission={submission} />
        </div>
      </TableCell>
      <TableCell role="cell" data-label={columns.assignee}>
        {assignee?.email ?? submissionListCopy.unassigned}
      </TableCell>
      <TableCell role="cell" data-label={columns.received}>
        <Typography component="time" variant="caption" dateTime={receivedAt} sx={{ whiteSpace: 'nowrap' }}>
          {submissionListCopy.when(receivedAt)}
        </Typography>
      </TableCell>
    </TableRow>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {children}
    </Typography>
  );
}
