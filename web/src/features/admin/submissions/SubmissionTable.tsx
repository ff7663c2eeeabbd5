import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type SubmissionKind, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { kindWords, submissionListCopy } from '../../../content/admin-submissions.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { aboveSelectionBar, SelectBox } from '../components/Selection.tsx';
import { aboutOf } from './about.ts';

/** From here on the list is a table; the sidebar takes its own width from 1100 px on. */
const asTable = '@media (min-width: 860px) and (max-width: 1099px), (min-width: 1200px)';

// Below the width of a table the rows are records, one under the other. Some browsers then forget that it is a table, so
// every part says what it is.
const look = {
  display: 'block',
  [asTable]: { display: 'table' },
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [asTable]: { position: 'static', clipPath: 'none' },
  },
  '& th': { py: 1.5, borderColor: colours.outline },
  '& tbody': { display: 'block', [asTable]: { display: 'table-row-group' } },
  '& tbody tr': {
    position: 'relative',
    display: 'block',
    p: '16px 0 12px',
    borderBottom: 1,
    borderColor: 'divider',
    '&:hover': { bgcolor: colours.warm },
    '&[data-unread="true"] [data-loud]': { fontWeight: 600 },
    '& a, & input': aboveSelectionBar,
    [asTable]: { display: 'table-row' },
  },
  '& td': {
    display: 'block',
    p: '4px 0',
    border: 0,
    fontSize: '1rem',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    [asTable]: { display: 'table-cell', p: '14px 24px 14px 0' },
  },
  // The column's name for sighted readers: screen readers announce the column's header.
  '& td[data-label]': {
    display: 'grid',
    gridTemplateColumns: '112px 1fr',
    [asTable]: { display: 'table-cell' },
    '&::before': {
      content: 'attr(data-label) / ""',
      fontFamily: families.mono,
      fontSize: '0.8125rem',
      fontWeight: 450,
      lineHeight: '1.6rem',
      color: colours.slate,
      [asTable]: { content: 'none' },
    },
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

/** Submissions, a row each; on a phone, a record each. */
export function SubmissionTable<Kind extends SubmissionKind>({
  kind,
  submissions,
  selected,
  onSelect,
}: {
  kind: Kind;
  submissions: readonly SubmissionRecord<Kind>[];
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}) {
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

interface SubmissionRowProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  columns: Record<keyof typeof submissionListCopy.columns, string>;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
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
        {statusWords[status]}
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
