import Link from '@mui/material/Link';
import { nameOf } from '@site/contract/desk/hidden-names';
import { screenTitles } from '../../content/product/admin.ts';
import { assignedCopy as copy } from '../../content/product/admin-interviews.ts';
import { type Column, RecordTable } from '../../ui/RecordTable.tsx';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { Caption, Note } from '../components/FormPart.tsx';
import { listTable, recordsOnPhone } from '../components/list-looks.ts';
import { overTheRow } from '../components/looks.ts';
import { PageHead } from '../components/PageHead.tsx';
import { aboutOf, type ListedSubmission } from '../submission-list/listed-submissions.ts';
import { StatusOf } from '../submission-list/StatusChip.tsx';
import { useAssignedApplications } from './assigned-applications.ts';

/** The limit of the list: one person interviews fewer applicants than that. */
const mostShown = 100;

/** On a phone each row is a record: name and status first, then the job and the interview. */
const look = { ...listTable, '& td': { ...listTable['& td'], py: 0.75, overflowWrap: 'anywhere' } } as const;

const onPhone = {
  ...recordsOnPhone,
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody td': { display: 'block', p: 0, border: 0 },
  '& td[data-column="status"]': { gridColumn: 2, gridRow: 1 },
  '& td[data-column="about"], & td[data-column="interview"]': { gridColumn: '1 / -1', color: 'text.secondary' },
  '& td[data-column="interview"]::before': { content: `"${copy.columns.interview}: "` },
} as const;

const columns: readonly Column<ListedSubmission<'applications'>>[] = [
  {
    name: 'person',
    head: copy.columns.person,
    cell: (application) => (
      <bdi>
        <Link
          href={`/dashboard/applications/${encodeURIComponent(application.id)}`}
          sx={{ ...overTheRow, fontWeight: 600 }}
          underline="hover"
        >
          {nameOf(application)}
        </Link>
      </bdi>
    ),
  },
  { name: 'about', head: copy.columns.about, cell: aboutOf },
  {
    name: 'status',
    head: copy.columns.status,
    cell: (application) => <StatusOf submission={application} />,
  },
  {
    name: 'interview',
    head: copy.columns.interview,
    cell: ({ interview }) =>
      interview ? <time dateTime={interview.at}>{copy.when(interview.at)}</time> : copy.noInterview,
  },
];

export function AssignedList() {
  const applications = useAssignedApplications(mostShown);
  return (
    <>
      <PageHead
        aside={
          <Caption role="status">{applications && applications.length > 0 && copy.count(applications.length)}</Caption>
        }
      />
      {!applications && <RowsSkeleton />}
      {applications?.length === 0 && <p>{copy.none}</p>}
      {applications && applications.length > 0 && (
        <RecordTable
          label={screenTitles.applications}
          columns={columns}
          rows={applications}
          idOf={({ id }) => id}
          rowProps={() => ({ hover: true })}
          size="small"
          stickyHeader
          sx={(theme) => ({ ...theme.unstable_sx(look), [theme.breakpoints.down('md')]: theme.unstable_sx(onPhone) })}
        />
      )}
      {applications?.length === mostShown && <Note>{copy.newest(mostShown)}</Note>}
    </>
  );
}
