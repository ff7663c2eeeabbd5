import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobFacts } from '@ohmbridge/functions/contract/job-options';
import { jobPath } from '@ohmbridge/functions/contract/job-page';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { jobDescription } from '../../content/job-descriptions.ts';
import { colours, families, media } from '../../theme/tokens.ts';
import { applyAddress } from './country-address.ts';
import { JobTexts } from './JobTexts.tsx';
import { jobMarks } from './job-marks.ts';

const Sheet = styled('div')({ containerType: 'inline-size', overflowWrap: 'anywhere' });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6px 24px',
  padding: '18px 0 16px',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
});

const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: colours.slate,
  '& > span + span::before': { content: '"·"', margin: '0 0.6em' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  // On a phone they fill their lines, so that both edges are straight.
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
});

const TitleLink = styled('a')({
  color: 'inherit',
  textDecorationColor: colours.amberLine,
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
});

const Mark = styled('strong')({
  padding: '0 0.5em',
  marginRight: '0.8em',
  background: colours.amber,
  color: colours.deep,
  fontWeight: 450,
});

interface JobSheetProps {
  job: Job;
  /** Further ways on, after the two that every job has. */
  children?: ReactNode;
}

/** One job, set like a data sheet. */
export function JobSheet({ job, children }: JobSheetProps) {
  const description = jobDescription(job);
  // When it was shown first: marks do not come and go under a reader's eyes.
  const [now] = useState(() => Date.now());
  return (
    <Sheet>
      <Head>
        <Text variant="h3" as="h4">
          {job.slug === undefined ? job.title : <TitleLink href={jobPath(job.slug)}>{job.title}</TitleLink>}
        </Text>
        <Facts>
          {jobMarks(job, now).map((mark) => (
            <Mark key={mark}>{mark}</Mark>
          ))}
          {job.type && <span>{job.type}</span>}
          <span>
            <NoBreak>{job.place}</NoBreak>
          </span>
          {jobFacts(job).map(({ name, words }) => (
            <span key={name}>{name === 'closesOn' ? careersCopy.closes(words) : words}</span>
          ))}
        </Facts>
      </Head>
      <JobTexts job={job} headings="h5" />
      <Actions>
        <LinkButton href={applyAddress(job)}>
          {careersCopy.apply}
          <VisuallyHidden> {careersCopy.applyFor(job.title)}</VisuallyHidden>
        </LinkButton>
        {description && (
          <LinkButton href={description.href} variant="outlined" newTab>
            {careersCopy.viewDescription}
            <VisuallyHidden> {careersCopy.descriptionOf(job.title)}</VisuallyHidden>
          </LinkButton>
        )}
        {children}
      </Actions>
    </Sheet>
  );
}
