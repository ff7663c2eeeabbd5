import styled from '@emotion/styled/base';
import { NoBreak } from '../../components/NoBreak.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { appliedJobCopy as copy } from '../../content/applied-job.ts';
import { colours, families } from '../../theme/tokens.ts';
import type { AppliedJob } from './use-applied-job.ts';

const Kind = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5, color: colours.slate });

const Title = styled('p')({
  margin: '4px 0',
  fontFamily: families.heading,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

const Detail = styled('p')({ color: colours.slate, fontSize: '1rem', lineHeight: 1.5, overflowWrap: 'anywhere' });

/** What is said of the job that the form is for. */
export function AppliedJobWords({ job }: { job: AppliedJob }) {
  return (
    <>
      {job.state === 'named' && (
        <>
          <Kind>{copy.applyingFor}</Kind>
          <Title>{job.reference}</Title>
        </>
      )}
      {job.state === 'open' && (
        <>
          <Kind>{copy.applyingFor}</Kind>
          <Title>{job.job.title}</Title>
          <Detail>
            <NoBreak>{copy.place(job.job.place, job.job.country)}</NoBreak> · {job.reference}
          </Detail>
        </>
      )}
      {job.state === 'closed' && (
        <>
          {job.title && <Kind>{job.title}</Kind>}
          <Title>{copy.closed}</Title>
          <Detail>
            {copy.sendAnyway} <TextLink href="/careers">{copy.openings}</TextLink>
          </Detail>
        </>
      )}
    </>
  );
}
