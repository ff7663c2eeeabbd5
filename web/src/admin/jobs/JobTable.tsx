import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { useDeferredValue, useId, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { jobListCopy } from '../../content/admin-jobs.ts';
import { interfaceCopy } from '../../content/interface.ts';
import { jobDescription } from '../../content/job-descriptions.ts';
import { newTab } from '../../ui/NewTabNote.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { asTable, recordTable } from '../components/record-table.ts';
import { aboveSelectionBar, SelectBox } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { manyRows, type useJobActions } from './job-actions.ts';

type MoreActions = ReturnType<typeof useJobActions>['more'];

/** More than a screen has room for. */
const rowsAtOnce = 10;

interface JobTableProps {
  jobs: readonly Job[];
  /** The id of the job that something is being done to. */
  busyJob: string | undefined;
  onToggle: (job: Job) => void;
  onRemove: (job: Job) => void;
  more: MoreActions;
  /** The ids of the jobs that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (job: Job, isSelected: boolean) => void;
}

/** The jobs, a row each; on a phone, a record each. */
export function JobTable({ jobs, busyJob, selected, ...actions }: JobTableProps) {
  // Nobody waits for the rows below the screen: they are drawn once the first are there.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? jobs : jobs.slice(0, rowsAtOnce);
  // Kept here: a live list may drop a row for a moment, which must not close what somebody has opened.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const toggleMore = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  return (
    <Table role="table" aria-label={jobListCopy.title} sx={table}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {Object.values(jobListCopy.columns).map((name) => (
            <TableCell key={name} role="columnheader">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {drawn.map((job) => (
          <JobRow
            key={job._id}
            job={job}
            isBusy={busyJob === job._id || (busyJob === manyRows && selected.has(job._id))}
            isSelected={selected.has(job._id)}
            isOpen={opened.includes(job._id)}
            onOpen={() => toggleMore(job._id)}
            {...actions}
          />
        ))}
      </TableBody>
    </Table>
  );
}

/** A word that is longer than its column, an address for instance, goes on in the next line. */
const inColumn = { overflowWrap: 'anywhere' } as const;

const table = {
  ...recordTable,
  '& a, & button, & input': aboveSelectionBar,
  '& .MuiCheckbox-root': { margin: '-9px 2px 0 -10px' },
} as const;

const title = {
  ...inColumn,
  pb: 0.5,
  fontSize: '1.1875rem',
  lineHeight: 1.25,
  [asTable]: { fontSize: '1.0625rem', maxWidth: '24ch' },
} as const;

/** Long texts are cut in the list only: the form has all of them. */
const experience = {
  ...inColumn,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '40ch',
} as const;

const actionsLine = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: '0 20px',
  my: '-10px',
  [asTable]: { flexWrap: 'nowrap', gap: '20px' },
} as const;

const moreList = {
  listStyle: 'none',
  mt: 1,
  padding: 0,
  // Below the other actions, also where their name stands beside them.
  gridColumn: 2,
  '&:not([hidden])': { display: 'grid', justifyItems: 'start' },
} as const;

/** What can be done to a job besides: a link to its page only where visitors see one, an end of previews only to a draft. */
function moreOf({ isActive, slug }: Job): (keyof MoreActions)[] {
  return [
    'duplicate',
    'renew',
    isActive && slug ? 'copyLink' : 'linkPreview',
    ...(isActive ? [] : ['endPreviews' as const]),
  ];
}

interface JobRowProps extends Pick<JobTableProps, 'onToggle' | 'onRemove' | 'more' | 'onSelect'> {
  job: Job;
  isBusy: boolean;
  isSelected: boolean;
  /** Whether all that can be done to the job is shown. */
  isOpen: boolean;
  onOpen: () => void;
}

function JobRow({ job, isBusy, isSelected, isOpen, onOpen, onToggle, onRemove, more, onSelect }: JobRowProps) {
  const moreId = useId();
  // The form leads back to the list with its filters.
  const { search } = useLocation();
  const { columns } = jobListCopy;
  const ofJob = <VisuallyHidden> {job.title}</VisuallyHidden>;
  return (
    <TableRow role="row">
      <TableCell role="cell">
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'start' }}>
          <SelectBox name={job.title} isSelected={isSelected} onChange={(ticked) => onSelect(job, ticked)} />
          <Typography variant="h3" component="p" sx={title}>
            {job.title}
          </Typography>
        </Box>
      </TableCell>
      <TableCell role="cell" data-label={columns.location}>
        <div>
          <Typography variant="inherit" sx={{ ...inColumn, [asTable]: { maxWidth: '24ch' } }}>
            {job.place}
          </Typography>
          <Typography variant="inherit" color="textSecondary" sx={{ fontSize: '0.9375rem', whiteSpace: 'nowrap' }}>
            {job.country}
          </Typography>
        </div>
      </TableCell>
      <TableCell role="cell" data-label={columns.experience}>
        <Typography variant="inherit" sx={experience}>
          {job.experience}
        </Typography>
      </TableCell>
      <TableCell role="cell" data-label={columns.status}>
        <JobStatus job={job} />
      </TableCell>
      <TableCell role="cell" data-label={columns.pdf}>
        <JobPdf job={job} />
      </TableCell>
      <TableCell role="cell" data-label={columns.actions}>
        <Stack sx={actionsLine}>
          <TextAction aria-disabled={isBusy} onClick={() => onToggle(job)}>
            {job.isActive ? jobListCopy.deactivate : jobListCopy.activate}
            {ofJob}
          </TextAction>
          <TextAction
            component={RouterLink}
            to={{ pathname: `/dashboard/jobs/edit/${encodeURIComponent(job._id)}`, search }}
          >
            {jobListCopy.edit}
            {ofJob}
          </TextAction>
          <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(job)}>
            {jobListCopy.remove}
            {ofJob}
          </TextAction>
          <TextAction aria-expanded={isOpen} aria-controls={moreId} onClick={onOpen}>
            {jobListCopy.more}
            {ofJob}
          </TextAction>
        </Stack>
        <Box component="ul" id={moreId} hidden={!isOpen} sx={moreList}>
          {moreOf(job).map((name) => (
            <li key={name}>
              <TextAction aria-disabled={isBusy} onClick={() => void more[name](job)}>
                {jobListCopy.moreActions[name]}
                {ofJob}
              </TextAction>
            </li>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** The PDF that visitors are offered with the job, and whether an admin has uploaded it. */
function JobPdf({ job }: { job: Job }) {
  const pdf = jobDescription(job);
  if (!pdf) return jobListCopy.noPdf;
  return (
    <Link href={pdf.href} {...newTab} sx={{ [asTable]: { display: 'block', maxWidth: '12ch' } }}>
      {pdf.isBuiltIn ? jobListCopy.builtInPdf : jobListCopy.openPdf}
      <VisuallyHidden>
        {' '}
        {job.title} {interfaceCopy.newTab}
      </VisuallyHidden>
    </Link>
  );
}

/** Whether visitors see the job: a closed contact and the word, or an open one. */
function JobStatus({ job }: { job: Pick<Job, 'isActive'> }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <svg
        width="30"
        height="14"
        viewBox="0 0 30 14"
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
        style={{ flex: 'none' }}
      >
        <g stroke={job.isActive ? colours.teal : colours.outline}>
          <path d={job.isActive ? 'M0 9h30' : 'M0 9h7M23 9h7M8 8 21 2'} />
          <circle cx="8" cy="9" r="2.5" fill={colours.paper} />
          <circle cx="22" cy="9" r="2.5" fill={colours.paper} />
        </g>
      </svg>
      {jobListCopy.status(job)}
    </Box>
  );
}
