import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { responsibilityLines } from '@ohmbridge/functions/contract/job-document';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { jobFacts } from '@ohmbridge/functions/contract/job-options';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { jobDescription } from '../../content/job-descriptions.ts';
import { colours, families, media } from '../../theme/tokens.ts';
import { applyAddress } from './country-address.ts';

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

const Body = styled('div')({
  display: 'grid',
  gap: 28,
  padding: '24px 0 28px',
  '@container (min-width: 620px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 48 },
});

const Name = styled('h5')({
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

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  // On a phone they fill their lines, so that both edges are straight.
  '& > *': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
});

interface JobSheetProps {
  job: Job;
  /** Further ways on, after the two that every job has. */
  children?: ReactNode;
}

/** One job, set like a data sheet. */
export function JobSheet({ job, children }: JobSheetProps) {
  const description = jobDescription(job);
  return (
    <Sheet>
      <Head>
        <Text variant="h3" as="h4">
          {job.title}
        </Text>
        <Facts>
          {job.type && <span>{job.type}</span>}
          <span>
            <NoBreak>{job.place}</NoBreak>
          </span>
          {jobFacts(job).map(({ name, words }) => (
            <span key={name}>{name === 'closesOn' ? careersCopy.closes(words) : words}</span>
          ))}
        </Facts>
      </Head>
      <Body>
        <div>
          <Name>{jobLabels.qualifications}</Name>
          <Answer>
            <NoBreak>{job.qualifications}</NoBreak>
          </Answer>
          <Name>{jobLabels.experience}</Name>
          <Answer>
            <NoBreak>{job.experience}</NoBreak>
          </Answer>
        </div>
        <div>
          <Name>{jobLabels.responsibilities}</Name>
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
