import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useDeferredValue, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobListCopy } from '../../../content/admin-jobs.ts';
import { interfaceCopy } from '../../../content/interface.ts';
import { jobDescription } from '../../../content/job-descriptions.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { aboveSelectionBar, SelectBox } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { manyRows, type useJobActions } from './job-actions.ts';

/** From here on the job list is a table; the sidebar takes its own width from 1100 px on. */
const asTable = '@media (min-width: 860px) and (max-width: 1099px), (min-width: 1200px)';

// Below the width of a table the rows are records, one under the other. Some browsers then forget that it is a table, so
// every part says what it is.
const Table = styled('table')({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${colours.ink}`,
  [asTable]: { display: 'table' },
});

const Head = styled('thead')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [asTable]: { position: 'static', clipPath: 'none' },
});

const HeadRow = styled('tr')({});

const Body = styled('tbody')({ display: 'block', [asTable]: { display: 'table-row-group' } });

const Heading = styled('th')({
  padding: '12px 20px 12px 0',
  textAlign: 'left',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: colours.slate,
  borderBottom: `1px solid ${colours.outline}`,
});

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
    <Table role="table" aria-label={jobListCopy.title}>
      <Head role="rowgroup">
        <HeadRow role="row">
          {Object.values(jobListCopy.columns).map((name) => (
            <Heading key={name} role="columnheader" scope="col">
              {name}
            </Heading>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
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
      </Body>
    </Table>
  );
}

const Row = styled('tr')({
  display: 'block',
  padding: '20px 0 12px',
  borderBottom: `1px solid ${colours.hairline}`,
  '& a, & button, & input': aboveSelectionBar,
  [asTable]: { display: 'table-row' },
});

const Cell = styled('td')({
  display: 'block',
  padding: '5px 0',
  lineHeight: 1.45,
  // The column's name for sighted readers: screen readers announce the column's header.
  '&[data-label]': { display: 'grid', gridTemplateColumns: '104px 1fr' },
  '&[data-label]::before': {
    content: 'attr(data-label) / ""',
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: '1.6rem',
    color: colours.slate,
  },
  [asTable]: {
    display: 'table-cell',
    padding: '18px 20px 18px 0',
    verticalAlign: 'top',
    '&[data-label]': { display: 'table-cell' },
    '&[data-label]::before': { content: 'none' },
  },
});

/** A word that is longer than its column, an address for instance, goes on in the next line. */
const inColumn = { overflowWrap: 'anywhere' } as const;

const Title = styled('p')({
  ...inColumn,
  fontFamily: families.heading,
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.25,
  paddingBottom: 4,
  [asTable]: { fontSize: '1.0625rem', maxWidth: '24ch' },
});

/** A title with its box to tick before it. */
const SelectedTitle = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  '& .MuiCheckbox-root': { margin: '-9px 2px 0 -10px' },
});

const PdfLink = styled(TextLink)({ [asTable]: { display: 'block', maxWidth: '12ch' } });

const Soft = styled('p')({ color: colours.slate, fontSize: '0.9375rem', whiteSpace: 'nowrap' });

const Place = styled('p')({ ...inColumn, [asTable]: { maxWidth: '24ch' } });

/** Long texts are cut in the list only: the form has all of them. */
const Experience = styled('p')({
  ...inColumn,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '40ch',
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: '-10px 0',
  [asTable]: { flexWrap: 'nowrap', gap: 20 },
});

const MoreList = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  // Below the other actions, also where their name stands beside them.
  gridColumn: 2,
  '&:not([hidden])': { display: 'grid', justifyItems: 'start' },
});

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
    <Row role="row">
      <Cell role="cell">
        <SelectedTitle>
          <SelectBox name={job.title} isSelected={isSelected} onChange={(ticked) => onSelect(job, ticked)} />
          <Title>{job.title}</Title>
        </SelectedTitle>
      </Cell>
      <Cell role="cell" data-label={columns.location}>
        <div>
          <Place>{job.place}</Place>
          <Soft>{job.country}</Soft>
        </div>
      </Cell>
      <Cell role="cell" data-label={columns.experience}>
        <Experience>{job.experience}</Experience>
      </Cell>
      <Cell role="cell" data-label={columns.status}>
        <JobStatus job={job} />
      </Cell>
      <Cell role="cell" data-label={columns.pdf}>
        <JobPdf job={job} />
      </Cell>
      <Cell role="cell" data-label={columns.actions}>
        <Actions>
          <TextAction aria-disabled={isBusy} onClick={() => onToggle(job)}>
            {job.isActive ? jobListCopy.deactivate : jobListCopy.activate}
            {ofJob}
          </TextAction>
          <TextAction component={Link} to={{ pathname: `/dashboard/jobs/edit/${encodeURIComponent(job._id)}`, search }}>
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
        </Actions>
        <MoreList id={moreId} hidden={!isOpen}>
          {moreOf(job).map((name) => (
            <li key={name}>
              <TextAction aria-disabled={isBusy} onClick={() => void more[name](job)}>
                {jobListCopy.moreActions[name]}
                {ofJob}
              </TextAction>
            </li>
          ))}
        </MoreList>
      </Cell>
    </Row>
  );
}

/** The PDF that visitors are offered with the job, and whether an admin has uploaded it. */
function JobPdf({ job }: { job: Job }) {
  const pdf = jobDescription(job);
  if (!pdf) return jobListCopy.noPdf;
  return (
    <PdfLink href={pdf.href} target="_blank" rel="noopener noreferrer">
      {pdf.isBuiltIn ? jobListCopy.builtInPdf : jobListCopy.openPdf}
      <VisuallyHidden>
        {' '}
        {job.title} {interfaceCopy.newTab}
      </VisuallyHidden>
    </PdfLink>
  );
}

const Status = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
});

/** Whether visitors see the job: a closed contact and the word, or an open one. */
function JobStatus({ job }: { job: Pick<Job, 'isActive'> }) {
  return (
    <Status>
      <svg width="30" height="14" viewBox="0 0 30 14" fill="none" strokeWidth="2" aria-hidden="true">
        <g stroke={job.isActive ? colours.teal : colours.outline}>
          <path d={job.isActive ? 'M0 9h30' : 'M0 9h7M23 9h7M8 8 21 2'} />
          <circle cx="8" cy="9" r="2.5" fill={colours.paper} />
          <circle cx="22" cy="9" r="2.5" fill={colours.paper} />
        </g>
      </svg>
      {jobListCopy.status(job)}
    </Status>
  );
}
