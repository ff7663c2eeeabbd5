import styled from '@emotion/styled';
import type { Job } from '@ohmbridge/functions/contract/job';
import { InternalLink } from '../../../components/InternalLink.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { jobListWords } from '../../../content/admin.ts';
import { interfaceWords } from '../../../content/interface.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { TextAction } from '../TextAction.tsx';
import { JobStatus } from './JobStatus.tsx';
import { asTable } from './table-width.ts';

const Row = styled('tr')({
  display: 'block',
  padding: '20px 0 12px',
  borderBottom: `1px solid ${colours.hairline}`,
  [asTable]: { display: 'table-row' },
});

const Cell = styled('td')({
  display: 'block',
  padding: '5px 0',
  lineHeight: 1.45,
  // The column's name, for the eye: who hears the page hears the column's head.
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

const PdfLink = styled(TextLink)({ whiteSpace: 'nowrap' });

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
  gap: '0 24px',
  margin: '-10px 0',
  [asTable]: { flexWrap: 'nowrap', gap: 20 },
});

interface JobRowProps {
  job: Job;
  isBusy: boolean;
  onToggle: (job: Job) => void;
  onRemove: (job: Job) => void;
}

/** One job of the list. */
export function JobRow({ job, isBusy, onToggle, onRemove }: JobRowProps) {
  const { columns } = jobListWords;
  const ofJob = <VisuallyHidden> {job.title}</VisuallyHidden>;
  return (
    <Row role="row">
      <Cell role="cell">
        <Title>{job.title}</Title>
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
        {job.pdfUrl ? (
          <PdfLink href={job.pdfUrl} target="_blank" rel="noopener noreferrer">
            {jobListWords.openPdf}
            <VisuallyHidden>
              {' '}
              {job.title} {interfaceWords.newTab}
            </VisuallyHidden>
          </PdfLink>
        ) : (
          jobListWords.noPdf
        )}
      </Cell>
      <Cell role="cell" data-label={columns.actions}>
        <Actions>
          <TextAction aria-disabled={isBusy} onClick={() => onToggle(job)}>
            {job.isActive ? jobListWords.deactivate : jobListWords.activate}
            {ofJob}
          </TextAction>
          <TextAction LinkComponent={InternalLink} href={`/dashboard/jobs/edit/${encodeURIComponent(job._id)}`}>
            {jobListWords.edit}
            {ofJob}
          </TextAction>
          <TextAction color="error" aria-disabled={isBusy} onClick={() => onRemove(job)}>
            {jobListWords.remove}
            {ofJob}
          </TextAction>
        </Actions>
      </Cell>
    </Row>
  );
}
