import styled from '@emotion/styled/base';
import { jobFacts } from '@ohmbridge/functions/contract/job-options';
import { type JobTeaser, jobPath } from '@ohmbridge/functions/contract/job-page';
import type { ReactNode } from 'react';
import { Text } from '../../components/Text.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { careersCopy } from '../../content/careers.ts';
import { jobCopy } from '../../content/pages/job.ts';
import { colours, families, media } from '../../theme/tokens.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: 72 },
});

const Jobs = styled('ul')({
  padding: 0,
  listStyle: 'none',
  borderTop: `2px solid ${colours.ink}`,
  overflowWrap: 'anywhere',
  '& > li': { padding: '6px 0 16px', borderBottom: `1px solid ${colours.hairline}` },
  '& a': { display: 'inline-block', padding: '10px 0 4px', fontSize: '1.1875rem', fontWeight: 600 },
  '& p': { fontFamily: families.mono, fontSize: '0.8125rem', lineHeight: 1.5, color: colours.slate },
});

interface OtherJobsProps {
  jobs: readonly JobTeaser[];
  /** What is said where there are none. */
  none: string;
  /** What stands beside them. */
  children: ReactNode;
}

/** Other jobs, a link each, and the way to all of them. */
export function OtherJobs({ jobs, none, children }: OtherJobsProps) {
  return (
    <Columns>
      <div>
        {jobs.length === 0 ? (
          <Text>{none}</Text>
        ) : (
          // Safari drops the role of a list that has no bullets.
          <Jobs role="list">
            {jobs.map((job) => (
              <li key={job._id}>
                <TextLink href={jobPath(job.slug ?? '')}>{job.title}</TextLink>
                <p>{[job.place, ...factsOf(job)].join(' · ')}</p>
              </li>
            ))}
          </Jobs>
        )}
        <p css={{ marginTop: 20 }}>
          <TextLink href={jobCopy.list.href} css={{ display: 'inline-block', padding: '12px 0' }}>
            {jobCopy.others.all}
          </TextLink>
        </p>
      </div>
      {children}
    </Columns>
  );
}

const factsOf = (job: JobTeaser) =>
  jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? careersCopy.closes(words) : words));
