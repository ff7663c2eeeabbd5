import styled from '@emotion/styled/base';
import type { Job } from '@ohmbridge/functions/contract/job';
import { jobPath } from '@ohmbridge/functions/contract/job-page';
import { messages } from '@ohmbridge/functions/contract/messages';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Text } from '../../components/Text.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { useAddress } from '../../lib/address.ts';
import { hasReaderMoved } from '../../lib/reader.ts';
import { colours, families } from '../../theme/tokens.ts';
import { jobAnchor, openingsAddress } from './country-address.ts';
import { JobSheet } from './JobSheet.tsx';
import type { JobsViewProps, MoreState } from './openings-state.ts';
import { useLinkedJob } from './use-linked-job.ts';

/** How many jobs are rendered at once: a slow phone takes long for more, and nobody reads thirty in one go. */
const jobsAtOnce = 10;

const Entries = styled('ul')({ display: 'grid', gap: 72, padding: 0, listStyle: 'none' });

const JobLink = styled(TextLink)({ paddingTop: 12, paddingBottom: 12, fontSize: '1rem' });

/** The page of a job; one that has none yet is shown in the list. */
function addressOf({ slug, country, _id }: Job): string {
  if (slug !== undefined) return jobPath(slug);
  const { search, hash } = openingsAddress(country, jobAnchor(_id));
  return `${search}${hash}`;
}

/** The jobs of one country, the newest first. An address that names one of them leads to it. */
export function JobList({ country, openings, more, onShowMore }: JobsViewProps) {
  const { hash } = useAddress();
  const [wanted, setWanted] = useState(jobsAtOnce);
  const shown = useMemo(() => openings.jobs.slice(0, wanted), [openings.jobs, wanted]);
  const { jobs, linked, isGone } = useLinkedJob(country, shown, hash);
  // The browser looked for the anchor before the list was rendered. Who reads elsewhere by now stays there.
  useEffect(() => {
    if (linked && !hasReaderMoved())
      document.getElementById(jobAnchor(linked))?.scrollIntoView({ behavior: 'instant' });
  }, [linked]);

  const firstOfMore = useRef<number>(undefined);
  useEffect(() => {
    const first = firstOfMore.current === undefined ? undefined : jobs[firstOfMore.current];
    if (!first) return;
    firstOfMore.current = undefined;
    // The button has moved down or is gone: the focus goes to the first of the new jobs.
    document.getElementById(jobAnchor(first._id))?.focus({ preventScroll: true });
  }, [jobs]);
  const showMore = () => {
    firstOfMore.current = jobs.length;
    const next = shown.length + jobsAtOnce;
    startTransition(() => setWanted(next));
    if (openings.jobs.length < Math.min(next, openings.count)) onShowMore();
  };

  return (
    <>
      {isGone && (
        <Text
          role="alert"
          css={{
            marginBottom: 32,
            padding: '16px 20px',
            borderLeft: `4px solid ${colours.error}`,
            background: colours.errorWash,
          }}
        >
          {careersCopy.gone}
        </Text>
      )}
      <Entries>
        {jobs.map((job) => {
          return (
            <li key={job._id} id={jobAnchor(job._id)} tabIndex={-1}>
              <JobSheet job={job}>
                <JobLink href={addressOf(job)}>
                  {careersCopy.linkToJob}
                  <VisuallyHidden> ({job.title})</VisuallyHidden>
                </JobLink>
              </JobSheet>
            </li>
          );
        })}
      </Entries>
      {shown.length < openings.count && (
        <MoreJobs shown={shown.length} count={openings.count} more={more} onShowMore={showMore} />
      )}
    </>
  );
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 56,
  paddingTop: 24,
  borderTop: `1px solid ${colours.hairline}`,
});

const Count = styled('p')({ fontFamily: families.mono, fontSize: '0.8125rem', color: colours.slate });

interface MoreJobsProps {
  shown: number;
  /** How many there are. */
  count: number;
  more: MoreState;
  onShowMore: () => void;
}

/** The foot of a list that is longer than what is shown of it. */
function MoreJobs({ shown, count, more, onShowMore }: MoreJobsProps) {
  const isAsked = more === 'asked';
  return (
    <Foot>
      <ActionButton waits={isAsked} onClick={onShowMore}>
        {isAsked ? careersCopy.loadingMore : careersCopy.showMore}
      </ActionButton>
      <Count>{careersCopy.shownOf(shown, count)}</Count>
      {more === 'failed' && (
        <Text role="alert" css={{ color: colours.error }}>
          {messages.jobsPageFailed}
        </Text>
      )}
    </Foot>
  );
}
