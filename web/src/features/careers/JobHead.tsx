import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { daysLeft, todayIn } from '@ohmbridge/functions/contract/job-closing';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { dayWords, jobFacts } from '@ohmbridge/functions/contract/job-options';
import { jobPath } from '@ohmbridge/functions/contract/job-page';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { jobDescription } from '../../content/job-descriptions.ts';
import { jobCopy } from '../../content/pages/job.ts';
import { colours, families, measures, media } from '../../theme/tokens.ts';
import { applyAddress } from './country-address.ts';
import { JobActions } from './JobActions.tsx';

const Ground = styled('section')({
  padding: `40px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) 48px`,
  background: colours.warm,
  color: colours.ink,
  overflowWrap: 'anywhere',
  [media.desktop]: { padding: `56px max(${measures.margin}, (100vw - ${measures.contentWidth}px) / 2) 56px` },
  [media.print]: { padding: '20px 0 8px', background: 'none' },
});

const Parent = styled('p')({
  marginBottom: 12,
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& a': { display: 'inline-block', padding: '11px 0', color: 'inherit', textUnderlineOffset: '0.25em' },
  [media.print]: { display: 'none' },
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: '20px 32px',
  margin: '32px 0',
  padding: '20px 0',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
  '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 20 },
  [media.print]: { gap: '8px 24px', margin: '12px 0 0', padding: '10px 0' },
  '& dt': {
    marginBottom: 4,
    fontFamily: families.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    color: colours.slate,
  },
  '& dd': { margin: 0, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.9375rem', fontWeight: 400 },
});

interface JobHeadProps {
  job: Job;
  now: Date;
  isPreview: boolean;
}

/** What a job is, at a glance, and the ways on. */
export function JobHead({ job, now, isPreview }: JobHeadProps) {
  const description = jobDescription(job);
  return (
    <Ground>
      <Parent>
        <a href={jobCopy.list.href}>{jobCopy.list.label}</a>
      </Parent>
      <Text variant="h1" css={{ maxWidth: '24ch', fontSize: 'clamp(2rem, 1.3rem + 2.6vw, 3.5rem)' }}>
        {job.title}
      </Text>
      <Facts>
        {factsOf(job, now).map(({ label, words, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <NoBreak>{words}</NoBreak>
              {more && <small>{more}</small>}
            </dd>
          </div>
        ))}
      </Facts>
      <JobActions title={job.title} path={jobPath(job.slug ?? '')} {...(!isPreview && { liveId: job._id })}>
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
      </JobActions>
    </Ground>
  );
}

interface Fact {
  label: string;
  words: string;
  more?: string | undefined;
}

function factsOf(job: Job, now: Date): Fact[] {
  const { place, country, type, reference, publishedAt, createdAt } = job;
  const days = daysLeft(job, now);
  const left = days !== undefined && days >= 0 ? jobCopy.daysLeft(days) : undefined;
  const posted = dayWords(todayIn(country, new Date(publishedAt ?? createdAt)));
  return [
    { label: jobCopy.location, words: `${place}, ${country}` },
    ...(type ? [{ label: jobCopy.discipline, words: type }] : []),
    ...jobFacts(job).map(({ name, words }) => ({
      label: jobLabels[name],
      words,
      more: name === 'closesOn' ? left : undefined,
    })),
    { label: jobCopy.posted, words: posted },
    ...(reference ? [{ label: jobCopy.reference, words: reference }] : []),
  ];
}
