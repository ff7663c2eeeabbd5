import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ApplicationStatus, statusWords } from '@site/contract/desk/submission-kinds';
import type { Job } from '@site/contract/jobs/job';
import type { JobOrder } from '@site/contract/jobs/job-listing';
import { jobState, jobStateWords } from '@site/contract/jobs/job-state';
import { jobDescription } from '../../content/firm/job-descriptions.ts';
import { jobListCopy } from '../../content/product/admin-jobs.ts';
import type { Column } from '../../ui/RecordTable.tsx';
import { NewTabNote, newTab, VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { twoLines } from '../components/list-looks.ts';
import { TextAction } from '../components/TextAction.tsx';
import type { JobAction } from './job-actions.ts';
import type { ApplicationCounts } from './job-applications.ts';

const { columns: heads } = jobListCopy;

const waiting = ['new', 'reviewing', 'interview'] as const satisfies readonly ApplicationStatus[];

/** Gives the address of the applications for a job in one status. */
export const applicationsAddress = (reference: string, status: ApplicationStatus) =>
  `/dashboard/applications?${new URLSearchParams({ job: reference, status })}`;

/**
 * The width below which the table has no columns. A container query is used, because the sidebar takes a part of the screen.
 */
export const narrow = '@container (max-width: 803px)';

/** Lines are stacked; in a record they follow each other. */
const line = { display: 'block', [narrow]: { display: 'inline' } } as const;

/** The list alone cuts off long texts: the form shows them complete. */
const experience = { ...twoLines, maxWidth: '28ch' } as const;

interface JobColumns {
  now: Date;
  /** The number of applications of each job; missing for admins who may not see applications. */
  counts: ApplicationCounts | undefined;
  /** The query of the list. The form uses it to link back to the list. */
  search: string;
  order: JobOrder;
  onSort: (order: JobOrder) => void;
  menuIdOf: (id: string) => string;
  opened: string | undefined;
  onOpenMenu: (id: string) => void;
  isBusy: boolean;
  onAct: (action: JobAction, job: Job) => void;
}

/** Gives the address of a job's page in the admin area. */
const deskJobAddress = (id: string, search: string) => `/dashboard/jobs/${encodeURIComponent(id)}${search}`;

export function jobColumns(props: JobColumns): Column<Job>[] {
  const { now, counts, search, order, onSort, menuIdOf, opened, onOpenMenu, isBusy, onAct } = props;
  /** Makes the head of a column that sorts the list. A second press sorts by the newest again. */
  const sorted = (name: 'title' | 'closes', own: JobOrder) => ({
    name,
    sortDirection: own === order && ('asc' as const),
    head: (
      <TableSortLabel active={own === order} onClick={() => onSort(own === order ? 'newest' : own)}>
        {heads[name]}
      </TableSortLabel>
    ),
  });
  return [
    {
      ...sorted('title', 'title'),
      cell: ({ _id, title, reference }) => (
        <>
          <Link href={deskJobAddress(_id, search)}>{title}</Link>{' '}
          <Typography variant="caption" color="textSecondary" sx={line}>
            {reference}
          </Typography>
        </>
      ),
    },
    {
      name: 'location',
      head: heads.location,
      cell: ({ place, country }) => (
        <>
          <Box component="span" sx={{ ...line, [narrow]: { display: 'inline', '&::after': { content: '", "' } } }}>
            {place}
          </Box>
          <Typography component="span" variant="inherit" color="textSecondary" sx={{ ...line, whiteSpace: 'nowrap' }}>
            {country}
          </Typography>
        </>
      ),
    },
    { name: 'experience', head: heads.experience, cell: (job) => <Box sx={experience}>{job.experience}</Box> },
    { name: 'status', head: heads.status, cell: (job) => <JobStatus job={job} now={now} /> },
    { ...sorted('closes', 'closing'), cell: ({ closesOn }) => closesOn && jobListCopy.day(closesOn) },
    ...(counts
      ? [{ name: 'applications', head: heads.applications, cell: (job: Job) => applicationsCell(job, counts) }]
      : []),
    { name: 'pdf', head: heads.pdf, cell: (job) => <JobPdf job={job} /> },
    {
      name: 'actions',
      head: heads.actions,
      cell: (job) => (
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1 }}>
          <Switch
            size="small"
            color="success"
            checked={job.isActive}
            onChange={() => !isBusy && onAct(job.isActive ? 'deactivate' : 'activate', job)}
            slotProps={{ input: { 'aria-label': jobListCopy.activeOf(job.title) } }}
          />
          <TextAction subject={job.title} href={`/dashboard/jobs/edit/${encodeURIComponent(job._id)}${search}`}>
            {jobListCopy.edit}
          </TextAction>
          <TextAction
            color="error"
            subject={job.title}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onAct('delete', job)}
          >
            {jobListCopy.actions.delete}
          </TextAction>
          <Tooltip title={jobListCopy.more}>
            <IconButton
              id={menuIdOf(job._id)}
              aria-label={`${jobListCopy.more} ${job.title}`}
              aria-haspopup="menu"
              aria-expanded={opened === job._id}
              onClick={() => onOpenMenu(job._id)}
            >
              <SvgIcon>
                <circle cx="12" cy="5" r="2" />
                <circle cx="12" cy="12" r="2" />
                <circle cx="12" cy="19" r="2" />
              </SvgIcon>
            </IconButton>
          </Tooltip>
        </Stack>
      ),
    },
  ];
}

/** The switch of a job, and a state that the switch does not show: a draft, or a past closing date. */
export function JobStatus({ job, now }: { job: Job; now: Date }) {
  const state = jobState(job, now);
  const isMore = state !== 'live' && (state !== 'closed' || job.isActive);
  return (
    <>
      <Chip size="small" color={state === 'live' ? 'success' : 'default'} label={jobListCopy.status(job)} />{' '}
      {isMore && (
        <Typography variant="caption" color="textSecondary" sx={line}>
          {jobStateWords[state]}
        </Typography>
      )}
    </>
  );
}

/** Shows how many applications wait for a decision; each number links to them. */
function applicationsCell({ title, reference = '' }: Job, counts: ApplicationCounts) {
  const counted = waiting.map((status) => ({ status, count: counts.get(reference)?.[status] ?? 0 }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, lineHeight: '24px', whiteSpace: 'nowrap' }}>
      {counted
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <Link key={status} href={applicationsAddress(reference, status)}>
            {statusWords[status]} {count}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        ))}
    </Box>
  );
}

/** The PDF that visitors get with the job, and whether an admin has uploaded it. */
function JobPdf({ job }: { job: Job }) {
  const pdf = jobDescription(job);
  if (!pdf) return jobListCopy.noPdf;
  return (
    <Link href={pdf.href} {...newTab}>
      {pdf.isBuiltIn ? jobListCopy.builtInPdf : jobListCopy.openPdf}
      <VisuallyHidden> {job.title}</VisuallyHidden>
      <NewTabNote />
    </Link>
  );
}
