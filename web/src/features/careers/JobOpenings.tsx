import styled from '@emotion/styled/base';
import type { Country } from '@ohmbridge/functions/contract/countries';
import { messages } from '@ohmbridge/functions/contract/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNearScreen } from '../../components/use-near-screen.ts';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { hasReaderMoved } from '../../lib/reader.ts';
import { media } from '../../theme/tokens.ts';
import { idOfAnchor, openingsAddress, openingsAnchor } from './country-address.ts';
import { FoundOpenings } from './FoundOpenings.tsx';
import { JobFinder } from './JobFinder.tsx';
import { filtersFromSearch, isFiltered, type JobFilters, noFilters, searchOfFilters } from './job-filters.ts';
import { Openings } from './Openings.tsx';
import type { LoadJobsView } from './openings-state.ts';
import { useFoundJobs } from './use-found-jobs.ts';
import { useOpenings } from './use-openings.ts';

const loadList: LoadJobsView = () => import('./JobList.tsx').then(({ JobList }) => JobList);

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: 72 },
});

/** The careers page's openings. The chosen country, and what somebody looks for, are kept in the address. */
export function JobOpenings({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { search, hash, isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  const isNear = useNearScreen(place);
  const filters = filtersFromSearch(search);
  const { country } = filters;
  const isSearch = isFiltered(filters);
  const isWanted = isNear || country !== undefined || isSearch;
  const { openings, askAgain, askMore } = useOpenings(isWanted && !isSearch, country, loadList);
  // Before somebody turns to the search, its choices stand with the counts of all countries: those have come anyway.
  const [isUsed, setIsUsed] = useState(false);
  const found = useFoundJobs(isSearch || isUsed ? filters : noFilters, isWanted);
  // The list of jobs is still to come: its place is shown meanwhile to who asked for one of them.
  const namesJob = idOfAnchor(hash) !== undefined;
  useEffect(() => {
    if (namesJob && !hasReaderMoved()) document.getElementById(openingsAnchor)?.scrollIntoView({ behavior: 'instant' });
  }, [namesJob]);
  const choose = (chosen: Country | undefined) => changeAddress(openingsAddress(chosen));
  // Each letter is no place to come back to, but what was chosen is.
  const look = (changed: JobFilters, isTyped = false) =>
    changeAddress({ search: searchOfFilters(changed), hash: `#${openingsAnchor}` }, isTyped && isSearch);
  return (
    <Columns ref={place}>
      <div>
        <JobFinder filters={filters} facets={found.found?.facets} onUse={() => setIsUsed(true)} onChange={look} />
        {isSearch ? (
          <FoundOpenings found={found} filters={filters} onChange={look} />
        ) : (
          <Openings
            openings={openings}
            country={country}
            isSettled={isKnown}
            failure={messages.jobsPageFailed}
            onChoose={choose}
            onTryAgain={askAgain}
            onShowMore={askMore}
          />
        )}
      </div>
      {children}
    </Columns>
  );
}
