import styled from '@emotion/styled/base';
import { NoBreak } from '../../components/NoBreak.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { applicationForm as copy } from '../../content/application-form.ts';
import { colours, families, media } from '../../theme/tokens.ts';
import type { AppliedJob } from './use-applied-job.ts';

/** What is between the parts of the form. */
export const formGap = 40;

/** Where the address names a job, its room is kept from the first paint on: `islands/early-input.ts` notes the query. */
const Slot = styled('div')({
  ':root[data-search*="job="] &': { minHeight: 124, [media.tablet]: { minHeight: 96 } },
  // No job, no room: not even the gap of the form.
  ':root:not([data-search*="job="]) &': { marginBottom: -formGap },
  '&:not(:empty)': { paddingLeft: 20, borderLeft: `4px solid ${colours.amber}` },
});

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

/** Names the job that the form is for, or says that it has been closed. */
export function AppliedJobNotice({ job }: { job: AppliedJob | undefined }) {
  return (
    <Slot role="status" aria-label={copy.job.label}>
      {job?.state === 'named' && (
        <>
          <Kind>{copy.job.applyingFor}</Kind>
          <Title>{job.reference}</Title>
        </>
      )}
      {job?.state === 'open' && (
        <>
          <Kind>{copy.job.applyingFor}</Kind>
          <Title>{job.job.title}</Title>
          <Detail>
            <NoBreak>{copy.job.place(job.job.place, job.job.country)}</NoBreak> · {job.reference}
          </Detail>
        </>
      )}
      {job?.state === 'closed' && (
        <>
          {job.title && <Kind>{job.title}</Kind>}
          <Title>{copy.job.closed}</Title>
          <Detail>
            {copy.job.sendAnyway} <TextLink href="/careers">{copy.job.openings}</TextLink>
          </Detail>
        </>
      )}
    </Slot>
  );
}
