import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { exportListRoute } from '@site/contract/desk/desk-routes';
import { applicationStatuses, endings } from '@site/contract/desk/submission-kinds';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { adminCopy } from '../../content/product/admin.ts';
import {
  boardCopy,
  kindWords,
  submissionExportCopy,
  submissionListCopy,
} from '../../content/product/admin-submission-list.ts';
import { download } from '../../shared/download.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Caption } from '../components/FormPart.tsx';
import { LinkGroup } from '../components/LinkGroup.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useSelection } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { dayText } from '../interviews/interview-days.ts';
import { useCall } from '../session/call-as-admin.ts';
import { exportList } from './export-list.ts';
import { isSelectable } from './listed-submissions.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { SubmissionFilterBar, SubmissionSearch } from './SubmissionFilterBar.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { useSubmissionCounter } from './submission-counter.ts';
import { auditedFilters, held, isWholeList, submissionFilters } from './submission-filters.ts';
import { useOpenWorklist, type Worklist } from './use-worklist.ts';

// The quarantine and the board load on demand.
const QuarantinedMails = lazy(async () => ({
  default: (await import('../mail/QuarantinedMails.tsx')).QuarantinedMails,
}));
const SubmissionBoard = lazy(async () => ({ default: (await import('./SubmissionBoard.tsx')).SubmissionBoard }));

/** The number of columns at the top of the board. */
const stages = applicationStatuses.length - endings.applications.length;

/** The applications or enquiries, as a table or a board. The table stays as it was when the list was opened. */
export function SubmissionListPage() {
  const worklist = useOpenWorklist();
  const { kind, filters } = worklist;
  const [search] = useSearchParams();
  const isBoard = kind === 'applications' && search.get('view') === 'board';
  return (
    <>
      {!isBoard && worklist.rows.length > 0 && <SkipLink to="#rows">{submissionListCopy.skipToRows}</SkipLink>}
      <PageHead
        aside={filters.status !== held && !isBoard && <Count worklist={worklist} />}
        action={
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: { md: 'end' } }}>
            <SubmissionSearch worklist={worklist} />
            {kind === 'applications' && <Views isBoard={isBoard} />}
          </Stack>
        }
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <SubmissionFilterBar worklist={worklist} />
        {filters.status !== held && <ExportButton worklist={worklist} />}
      </Stack>
      <Suspense fallback={<RowsSkeleton {...(isBoard && { columns: stages })} />}>
        {filters.status === held && <QuarantinedMails readers="hiring" kind={kind} search={filters.search} />}
        {filters.status !== held && isBoard && <SubmissionBoard filters={filters} />}
        {filters.status !== held && !isBoard && <Rows worklist={worklist} />}
      </Suspense>
    </>
  );
}

function Views({ isBoard }: { isBoard: boolean }) {
  const [search] = useSearchParams();
  const view = (name: 'table' | 'board', isHere: boolean) => {
    const address = new URLSearchParams(search);
    if (name === 'board') address.set('view', name);
    else address.delete('view');
    return { name: boardCopy[name], href: `/dashboard/applications?${address}`, isHere };
  };
  return <LinkGroup label={boardCopy.views} links={[view('table', !isBoard), view('board', isBoard)]} />;
}

function Count({ worklist: { kind, filters, rows, hasMore, status } }: { worklist: Worklist }) {
  const unread = useSubmissionCounter(kind)?.unread ?? 0;
  const { one, many } = kindWords[kind];
  return (
    <Caption id="count" tabIndex={-1} role="status">
      {status === 'success' &&
        [
          submissionListCopy.shown(rows.length, hasMore, one, many),
          ...(isWholeList(filters) && unread > 0 ? [submissionListCopy.unreadOf(unread)] : []),
        ].join(', ')}
    </Caption>
  );
}

/** Downloads all submissions that match the filters. The audit list gets its entry before the download starts. */
function ExportButton({ worklist: { kind, filters } }: { worklist: Worklist }) {
  const firestore = useFirestore();
  const call = useCall();
  const { carryOut, busy } = useActions(['export']);
  const exportAll = async () => {
    const { file, rows } = await exportList(firestore, kind, filters);
    await call(exportListRoute, { body: { kind, count: rows, filters: auditedFilters(filters) } });
    download(file, submissionExportCopy.fileName(kind, dayText(new Date())));
    return { message: submissionExportCopy.exported(rows) };
  };
  const press = () => carryOut(kind, exportAll, { refusal: () => submissionExportCopy.failed });
  return (
    <TextAction aria-disabled={busy !== undefined} onClick={() => void press()}>
      {busy ? submissionExportCopy.exporting : submissionExportCopy.export}
    </TextAction>
  );
}

function Rows({ worklist }: { worklist: Worklist }) {
  const { kind, rows, status, hasMore, waiting, refresh, showMore, clearFilters, filters } = worklist;
  const selection = useSelection(rows.filter(isSelectable).map(({ row }) => row.id));
  if (status === 'loading' && rows.length === 0) return <RowsSkeleton />;
  if (status === 'offline') return <FailureAlert message={adminCopy.offline} />;
  const isFiltered = submissionFilters[kind].write(filters).size > 0;
  return (
    <>
      {waiting > 0 && (
        <Button variant="outlined" size="small" onClick={refresh} sx={{ alignSelf: 'start', mb: 1 }}>
          {submissionListCopy.waiting(waiting)}
        </Button>
      )}
      {rows.length > 0 ? (
        <SubmissionTable worklist={worklist} selection={selection} />
      ) : (
        <Stack sx={{ py: 5, borderTop: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'start' }}>
          <p>{submissionListCopy.none(kindWords[kind].many, isFiltered)}</p>
          {isFiltered && <TextAction onClick={clearFilters}>{submissionListCopy.clear}</TextAction>}
        </Stack>
      )}
      {hasMore && (
        <Button variant="outlined" size="small" onClick={showMore} sx={{ mt: 2 }}>
          {submissionListCopy.showMore}
        </Button>
      )}
      <DataBoundary>
        <SelectionActions worklist={worklist} selection={selection} />
      </DataBoundary>
    </>
  );
}
