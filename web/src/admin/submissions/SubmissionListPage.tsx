import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/contract/desk/submission-kinds';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { Spinner } from '../../ui/Spinner.tsx';
import { adminCopy } from '../../content/admin.ts';
import { boardCopy } from '../../content/admin-board.ts';
import { kindWords, submissionExportCopy, submissionListCopy } from '../../content/admin-submissions.ts';
import { ActionOutcome } from '../components/ActionOutcome.tsx';
import { LiveDataBoundary, LiveDataFailure } from '../components/LiveData.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { SelectAll, SelectionBar, useSelection } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSubmissionActions } from '../submission/submission-actions.ts';
import { download, exportList } from './export-list.ts';
import { useSubmissionCounter } from './live-submissions.ts';
import { MoveTo } from './MoveTo.tsx';
import { SubmissionFilterBar } from './SubmissionFilterBar.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { held, type SubmissionFilters, submissionFilters, useSubmissionFilters } from './submission-filters.ts';
import { submissionsPerPage, useSubmissions } from './submission-list.ts';

/** The applications, as they are now. */
export const ApplicationListPage = () => <SubmissionListPage key="applications" kind="applications" />;

/** The enquiries, as they are now. */
export const EnquiryListPage = () => <SubmissionListPage key="enquiries" kind="enquiries" />;

function SubmissionListPage({ kind }: { kind: SubmissionKind }) {
  return (
    <>
      <PageHead title={kindWords[kind].title} action={kind === 'applications' && <Views />} />
      <LiveDataBoundary>
        <SubmissionList kind={kind} />
      </LiveDataBoundary>
    </>
  );
}

/** The ways in which applications are shown. */
function Views() {
  const [search] = useSearchParams();
  const isBoard = search.get('view') === 'board';
  const to = (view: string) => {
    const address = new URLSearchParams(search);
    if (view === 'board') address.set('view', view);
    else address.delete('view');
    return { search: `${address}` };
  };
  return (
    <Stack
      component="nav"
      aria-label={boardCopy.views}
      direction="row"
      sx={{ gap: 3, '& [aria-current="page"]': { textDecoration: 'none', fontWeight: 600 } }}
    >
      <TextAction component={Link} to={to('table')} aria-current={isBoard ? undefined : 'page'}>
        {boardCopy.table}
      </TextAction>
      <TextAction component={Link} to={to('board')} aria-current={isBoard ? 'page' : undefined}>
        {boardCopy.board}
      </TextAction>
    </Stack>
  );
}

// What is held back is loaded by whoever looks for it.
const QuarantinedMails = lazy(async () => ({
  default: (await import('../mail/QuarantinedMails.tsx')).QuarantinedMails,
}));

// What moves cards is loaded by whoever looks at them.
const SubmissionBoard = lazy(async () => ({ default: (await import('./SubmissionBoard.tsx')).SubmissionBoard }));

/** The list with its filters. */
function SubmissionList({ kind }: { kind: SubmissionKind }) {
  const { filters, changeFilters } = useSubmissionFilters(kind);
  const [max, setMax] = useState(submissionsPerPage);
  const [search] = useSearchParams();
  const isBoard = kind === 'applications' && search.get('view') === 'board';
  const changeTo = (changed: SubmissionFilters) => {
    setMax(submissionsPerPage);
    changeFilters(changed);
  };
  return (
    <>
      <SubmissionFilterBar kind={kind} filters={filters} onChange={changeTo} />
      {filters.status === held ? (
        <Suspense fallback={<Spinner />}>
          <Box sx={{ mt: 3 }}>
            <QuarantinedMails kind={kind} search={filters.search} />
          </Box>
        </Suspense>
      ) : isBoard ? (
        <Suspense fallback={<Spinner />}>
          <SubmissionBoard filters={filters} />
        </Suspense>
      ) : (
        <Rows
          kind={kind}
          filters={filters}
          max={max}
          onMore={() => setMax(max + submissionsPerPage)}
          onClear={() => changeTo(submissionFilters(kind, new URLSearchParams()))}
        />
      )}
    </>
  );
}

/** Downloads everything that passes the filters. */
function ExportButton({ kind, filters }: { kind: SubmissionKind; filters: SubmissionFilters }) {
  const firestore = useFirestore();
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => exportList(firestore, kind, filters),
    onSuccess: ({ file }) => download(file, submissionExportCopy.fileName(kind, new Date().toISOString().slice(0, 10))),
  });
  return (
    <Stack direction="row-reverse" sx={{ mr: 'auto', alignItems: 'center', gap: 2 }}>
      <span role="status">
        {data && submissionExportCopy.exported(data.rows)}
        {isError && submissionExportCopy.failed}
      </span>
      <TextAction aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {isPending ? submissionExportCopy.exporting : submissionExportCopy.export}
      </TextAction>
    </Stack>
  );
}

/** Nobody withdraws for others, and who is hired leaves the desk in the end: that is done one by one. */
const isForMany = (status: SubmissionStatus) => status !== 'withdrawn' && status !== 'hired';

interface RowsProps {
  kind: SubmissionKind;
  filters: SubmissionFilters;
  max: number;
  onMore: () => void;
  onClear: () => void;
}

/** The submissions, and what can be done to many at once: they are moved, or written to, each alone. */
function Rows({ kind, filters, max, onMore, onClear }: RowsProps) {
  const listed = useSubmissions(kind, filters, max);
  const unread = useSubmissionCounter(kind)?.unread ?? 0;
  const count = useRef<HTMLParagraphElement>(null);
  const { one, many } = kindWords[kind];
  const { moveMany, outcome, undo, busy } = useSubmissionActions(kind);
  const found = listed.status === 'live' ? listed.submissions : [];
  const selection = useSelection(found.map(({ id }) => id));

  if (listed.status === 'loading') return <Spinner />;
  if (listed.status === 'offline') return <LiveDataFailure message={adminCopy.offline} />;
  const { submissions, hasMore } = listed;
  const words = [
    submissionListCopy.shown(submissions.length, hasMore, one, many),
    ...(unread > 0 ? [submissionListCopy.unreadOf(unread)] : []),
  ];
  const selected = submissions.filter(({ id }) => selection.ticked.has(id));
  const ids = selection.selected.join(',');
  const selectNone = () => {
    // The bar goes, and with it the button that was pressed.
    count.current?.focus();
    selection.selectNone();
  };
  const moveSelected = async (status: SubmissionStatus, seen: typeof selected) => {
    // As they were when the status was chosen; those that were ticked after that, as they are.
    const moved = selected.map((submission) => seen.find(({ id }) => id === submission.id) ?? submission);
    if (await moveMany(moved.map((submission) => ({ submission, to: status })))) selectNone();
  };
  const takeBack = async (moves: NonNullable<typeof undo>) => {
    await moveMany(moves);
    count.current?.focus();
  };
  return (
    <>
      <ActionOutcome outcome={outcome} onUndo={undo && (() => void takeBack(undo))} isBusy={busy} margin="16px 0 0" />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 3, pt: 2.5, pb: 1 }}
      >
        {submissions.length > 1 && (
          <SelectAll selected={selected.length} shown={submissions.length} onChange={selection.selectAll} />
        )}
        <ExportButton kind={kind} filters={filters} />
        <Typography ref={count} variant="caption" component="p" color="textSecondary" tabIndex={-1} role="status">
          {words.join(', ')}
        </Typography>
      </Stack>
      {submissions.length === 0 ? (
        <Box
          sx={{
            py: 5,
            borderTop: 2,
            borderBottom: 1,
            borderTopColor: 'text.primary',
            borderBottomColor: 'divider',
            fontSize: '1.0625rem',
          }}
        >
          <p>{submissionListCopy.none[kind]}</p>
          <TextAction onClick={onClear}>{submissionListCopy.clear}</TextAction>
        </Box>
      ) : (
        <SubmissionTable
          kind={kind}
          submissions={submissions}
          selected={selection.ticked}
          onSelect={(id, isSelected) => selection.select([id], isSelected)}
        />
      )}
      {hasMore && (
        <Button variant="outlined" onClick={onMore} sx={{ mt: 4 }}>
          {submissionListCopy.showMore}
        </Button>
      )}
      {selected.length > 0 && (
        <SelectionBar label={submissionListCopy.selectedActions(many)} count={selected.length} onClear={selectNone}>
          <MoveTo<SubmissionStatus, typeof selected>
            label={submissionListCopy.moveSelected}
            statuses={statusesOf[kind].filter(isForMany)}
            about={selected}
            isBusy={busy}
            onMove={(status, seen) => void moveSelected(status, seen)}
          />
          {selected.length <= deskLimits.submissionsPerAction && (
            <TextAction component={Link} to={`/dashboard/${kind}/message?${new URLSearchParams({ ids })}`}>
              {submissionListCopy.write}
            </TextAction>
          )}
        </SelectionBar>
      )}
    </>
  );
}
