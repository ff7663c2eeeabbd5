import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { jobFeedLink } from '../../content/firm/job-feed.ts';
import { careersPage } from '../../content/firm/pages/careers.ts';
import { careersCopy } from '../../content/product/careers.ts';
import { useAddress, useChangeAddress } from '../../shared/address.ts';
import { Loaded } from '../../shared/loaded.ts';
import { hasReaderMoved } from '../../shared/reader.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { JobFinder } from './JobFinder.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { JobsByCountry } from './JobsByCountry.tsx';
import { besideJobs, SendCvCard } from './job/SendCvCard.tsx';
import { idOfAnchor, jobsAnchor } from './job-address.ts';
import { isFiltered, type JobFilters, jobFilters, searchOfFilters } from './open-jobs/job-filters.ts';
import { useOpenJobs } from './open-jobs/use-open-jobs.tsx';

const CareersBanner = staticPart(() => import('./CareersStatic.tsx'), 'CareersBanner');
const CareersWelcome = staticPart(() => import('./CareersStatic.tsx'), 'CareersWelcome');
export const staticParts = [CareersBanner, CareersWelcome];

export function CareersPage() {
  const { meta, openings } = careersPage;
  return (
    <Page meta={meta}>
      <CareersBanner />
      <link {...jobFeedLink} />
      <CareersWelcome />
      <Section id={jobsAnchor} symbol="load" ground="tinted" {...openings}>
        <JobSection>
          <SendCvCard />
        </JobSection>
      </Section>
    </Page>
  );
}

const lists = new Loaded(async () => {
  const [{ JobList }, { FoundJobs }] = await Promise.all([import('./JobList.tsx'), import('./FoundJobs.tsx')]);
  return { JobsView: JobList, FoundJobs };
});

/** The open jobs of the careers page. The chosen country and the filters are kept in the address. */
function JobSection({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { search, hash, isKnown } = useAddress();
  const changeAddress = useChangeAddress();
  // On a phone the section begins just below the first screen. The jobs load only when the section is seen, so that they do not
  // add to the weight of the first screen.
  const isNear = useNearScreen(place, '0px');
  const filters = useMemo(() => jobFilters.read(search), [search]);
  const { country } = filters;
  const isSearch = isFiltered(filters);
  const isWanted = isNear || country !== undefined || isSearch;
  const [isUsed, setIsUsed] = useState(false);
  const { byCountry, found, views, asking } = useOpenJobs(isWanted, lists, {
    country,
    filters,
    isLooking: isSearch || isUsed,
  });
  // While the jobs are loading, a visitor whose address names one of them already sees the section.
  const namesJob = idOfAnchor(hash) !== undefined;
  useEffect(() => {
    if (namesJob && !hasReaderMoved()) document.getElementById(jobsAnchor)?.scrollIntoView({ behavior: 'instant' });
  }, [namesJob]);
  const look = (changed: JobFilters, isTyped = false) =>
    changeAddress((now) => {
      const before = jobFilters.read(now.search);
      return {
        search: searchOfFilters({ ...before, ...changed }),
        hash: `#${jobsAnchor}`,
        // A chosen filter gets a separate entry in the history; a single typed letter does not.
        replace: isTyped && isFiltered(before),
      };
    });
  return (
    <Box ref={place} sx={besideJobs}>
      <div>
        {asking}
        <JobFinder
          filters={filters}
          isSettled={isKnown}
          facets={found.facets}
          onUse={() => setIsUsed(true)}
          onChange={look}
        />
        {isSearch && !byCountry.isFailed && !views ? (
          <JobSkeleton />
        ) : isSearch && views ? (
          <views.FoundJobs {...found} filters={filters} onChange={look} />
        ) : (
          <JobsByCountry
            jobs={byCountry}
            country={country}
            JobsView={views?.JobsView}
            isSettled={isKnown}
            failure={openJobsMessages.pageFailed}
            onChoose={(chosen) => look({ country: chosen })}
          />
        )}
        <Link
          href={`/job-alerts${searchOfFilters({ country, discipline: filters.discipline })}`}
          data-by-query
          sx={{ display: 'inline-block', mt: '20px', py: '12px' }}
        >
          {careersCopy.alert}
        </Link>
      </div>
      {children}
    </Box>
  );
}
