import styled from '@emotion/styled/base';
import { messages } from '@ohmbridge/functions/contract/messages';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Arrow } from '../../components/Arrow.tsx';
import { SpinnerMark } from '../../components/SpinnerMark.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { careersCopy } from '../../content/careers.ts';
import { colours } from '../../theme/tokens.ts';
import { JobSheet } from './JobSheet.tsx';
import { type JobFilters, loosenings } from './job-filters.ts';
import type { useFoundJobs } from './use-found-jobs.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 24,
});

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

const Entries = styled('ul')({ display: 'grid', gap: 72, padding: 0, listStyle: 'none' });

const Nothing = styled('div')({
  padding: '32px 0',
  borderTop: `2px solid ${colours.ink}`,
  borderBottom: `1px solid ${colours.hairline}`,
});

const Ways = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Foot = styled('div')({ marginTop: 56, paddingTop: 24, borderTop: `1px solid ${colours.hairline}` });

interface FoundOpeningsProps {
  found: ReturnType<typeof useFoundJobs>;
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
}

/** The open jobs of all countries that somebody has looked for; or, where there are none, what to look for instead. */
export function FoundOpenings({
  found: { found, isCurrent, isFailed, more, askAgain, askMore },
  filters,
  onChange,
}: FoundOpeningsProps) {
  const isKnown = isCurrent && found;
  return (
    <>
      <VisuallyHidden role="status">{isKnown ? careersCopy.found(found.count) : careersCopy.loading}</VisuallyHidden>
      <Head>
        <Text variant="h3">{isKnown ? careersCopy.found(found.count) : careersCopy.looking}</Text>
        <ActionButton size="small" onClick={() => onChange({})}>
          <Arrow backwards />
          {careersCopy.chooseCountry}
        </ActionButton>
      </Head>
      {isFailed && (
        <Nothing>
          <Text role="alert">{messages.jobsPageFailed}</Text>
          <Ways>
            <li>
              <ActionButton onClick={askAgain}>{careersCopy.tryAgain}</ActionButton>
            </li>
          </Ways>
        </Nothing>
      )}
      {!isKnown && !isFailed && (
        <Waiting>
          <SpinnerMark />
        </Waiting>
      )}
      {isKnown && found.count === 0 && (
        <Nothing>
          <Text>{careersCopy.nothingFound}</Text>
          <Ways>
            {loosenings(filters, found.facets).map(({ name, value, count }) => (
              <li key={name}>
                <ActionButton onClick={() => onChange({ ...filters, [name]: undefined })}>
                  {careersCopy.without(careersCopy.filterValue(name, value), count)}
                </ActionButton>
              </li>
            ))}
            <li>
              <ActionButton onClick={() => onChange({})}>{careersCopy.startAgain}</ActionButton>
            </li>
          </Ways>
        </Nothing>
      )}
      {isKnown && (
        <Entries>
          {found.jobs.map((job) => (
            <li key={job._id}>
              <JobSheet job={job} />
            </li>
          ))}
        </Entries>
      )}
      {isKnown && found.hasMore && (
        <Foot>
          <ActionButton waits={more === 'asked'} onClick={askMore}>
            {more === 'asked' ? careersCopy.loadingMore : careersCopy.showMore}
          </ActionButton>
          {more === 'failed' && (
            <Text role="alert" css={{ color: colours.error }}>
              {messages.jobsPageFailed}
            </Text>
          )}
        </Foot>
      )}
    </>
  );
}
