import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { responsibilityLines } from '@ohmbridge/functions/contract/job-document';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { NoBreak } from '../../components/NoBreak.tsx';
import { colours, families } from '../../theme/tokens.ts';

const Body = styled('div')({
  display: 'grid',
  gap: 28,
  padding: '24px 0 28px',
  '@container (min-width: 620px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 48 },
});

const Name = styled('p')({
  margin: '0 0 8px',
  '* + &': { marginTop: 24 },
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  lineHeight: 1.5,
  color: colours.slate,
});

const Answer = styled('p')({ fontSize: '1.0625rem', lineHeight: 1.55, whiteSpace: 'pre-line' });

const Duties = styled('ul')({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    padding: '0 0 10px 22px',
    fontSize: '1.0625rem',
    lineHeight: 1.5,
  },
  // The nodes of a conductor that runs down the list.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.5em',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: colours.amber,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 3.5,
    top: '0.9em',
    bottom: '-0.5em',
    width: 1,
    background: colours.amber,
  },
});

interface JobTextsProps {
  job: Pick<Job, 'qualifications' | 'experience' | 'responsibilities'>;
  /** The element of the headings, by what stands above them. */
  headings: 'h3' | 'h5';
}

/** What a job asks for, and what there is to do. Its parent is a container of the kind `inline-size`. */
export function JobTexts({ job, headings }: JobTextsProps) {
  return (
    <Body>
      <div>
        <Name as={headings}>{jobLabels.qualifications}</Name>
        <Answer>
          <NoBreak>{job.qualifications}</NoBreak>
        </Answer>
        <Name as={headings}>{jobLabels.experience}</Name>
        <Answer>
          <NoBreak>{job.experience}</NoBreak>
        </Answer>
      </div>
      <div>
        <Name as={headings}>{jobLabels.responsibilities}</Name>
        <Duties>
          {responsibilityLines(job).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two may say the same
            <li key={index}>
              <NoBreak>{line}</NoBreak>
            </li>
          ))}
        </Duties>
      </div>
    </Body>
  );
}
