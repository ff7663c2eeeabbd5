import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ApplicationStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobState, jobStateWords } from '@ohmbridge/contract/jobs/job-state';
import { useLocation } from 'react-router-dom';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { jobDescription } from '../../content/job-descriptions.ts';
import { NewTabNote, newTab } from '../../ui/NewTabNote.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { SelectBox, type useSelection } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import type { ApplicationCounts } from './job-applications.ts';

/** The statuses in which an application waits for a decision. */
const waiting = ['new', 'reviewing', 'interview'] as const satisfies readonly ApplicationStatus[];

/** Where the table has no room for columns: it is the container, as the sidebar takes its part of the screen's width. */
export const narrow = '@container (max-width: 679px)';

/** One above the other; in a record, one after the other. */
const line = { display: 'block', [narrow]: { display: 'inline' } } as const;

/** Long texts are cut in the list only: the form has all of them. */
const experience = {
  display: '-webkit-box',
  maxWidth: '28ch',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

interface JobRowProps {
  job: Job;
  now: Date;
  counts: ApplicationCounts | undefined;
  /** Whether there is a column for them. */
  hasApplications: boolean;
  selection: ReturnType<typeof useSelection>;
  /** The id of the button that opens its menu. */
  menuId: string;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** A job of the list, and what can be done to it. */
export function JobRow({ job, now, counts, hasApplications, selection, menuId, isMenuOpen, onOpenMenu }: JobRowProps) {
  // The form leads back to the list with its filters.
  const { search } = useLocation();
  const { _id, title, reference, place, country, closesOn } = job;
  const ofJob = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <TableRow role="row" hover>
      <TableCell role="cell" data-column="box">
        <SelectBox
          name={title}
          isSelected={selection.ticked.has(_id)}
          onChange={(ticked) => selection.select([_id], ticked)}
        />
      </TableCell>
      <TableCell role="cell" data-column="title" sx={{ fontWeight: 600 }}>
        {title}{' '}
        <Typography variant="caption" color="textSecondary">
          {reference}
        </Typography>
      </TableCell>
      <TableCell role="cell" data-column="location">
        <Box component="span" sx={{ ...line, [narrow]: { display: 'inline', '&::after': { content: '", "' } } }}>
          {place}
        </Box>
        <Typography component="span" variant="inherit" color="textSecondary" sx={{ ...line, whiteSpace: 'nowrap' }}>
          {country}
        </Typography>
      </TableCell>
      <TableCell role="cell" data-column="experience">
        <Box sx={experience}>{job.experience}</Box>
      </TableCell>
      <TableCell role="cell" data-column="status">
        <JobStatus job={job} now={now} />
      </TableCell>
      <TableCell role="cell" data-column="closes" data-label={jobListCopy.columns.closes}>
        {closesOn && jobListCopy.day(closesOn)}
      </TableCell>
      {hasApplications && (
        <TableCell role="cell" data-column="applications">
          <Applications job={job} counts={counts} />
        </TableCell>
      )}
      <TableCell role="cell" data-column="pdf">
        <JobPdf job={job} />
      </TableCell>
      <TableCell role="cell" data-column="actions">
        <Stack direction="row" spacing={1}>
          <TextAction href={`/dashboard/jobs/edit/${encodeURIComponent(_id)}${search}`}>
            {jobListCopy.edit}
            {ofJob}
          </TextAction>
          <Tooltip title={jobListCopy.more}>
            <IconButton
              id={menuId}
              aria-label={`${jobListCopy.more} ${title}`}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={onOpenMenu}
            >
              <SvgIcon>
                <circle cx="12" cy="5" r="2" />
                <circle cx="12" cy="12" r="2" />
                <circle cx="12" cy="19" r="2" />
              </SvgIcon>
            </IconButton>
          </Tooltip>
        </Stack>
      </TableCell>
    </TableRow>
  );
}

/** Whether the job is switched on, and where in its life it is, unless it is live. */
function JobStatus({ job, now }: { job: Job; now: Date }) {
  const state = jobState(job, now);
  return (
    <>
      <Chip size="small" color={state === 'live' ? 'success' : 'default'} label={jobListCopy.status(job)} />{' '}
      {state !== 'live' && (
        <Typography variant="caption" color="textSecondary" sx={line}>
          {jobStateWords[state]}
        </Typography>
      )}
    </>
  );
}

/** How many applications wait for a decision, each number a link to them. */
function Applications({ job: { title, reference = '' }, counts }: Pick<JobRowProps, 'job' | 'counts'>) {
  const counted = waiting.map((status) => ({ status, count: counts?.get(reference)?.[status] ?? 0 }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, lineHeight: '24px', whiteSpace: 'nowrap' }}>
      {counted
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <Link key={status} href={`/dashboard/applications?${new URLSearchParams({ job: reference, status })}`}>
            {statusWords[status]} {count}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        ))}
    </Box>
  );
}

/** The PDF that visitors are offered with the job, and whether an admin has uploaded it. */
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
