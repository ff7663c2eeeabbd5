import type { Country } from '@site/contract/firm/countries';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { useRef, useState } from 'react';
import { useAddress } from '../../shared/address.ts';
import { Loaded } from '../../shared/loaded.ts';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { JobsByCountry } from './JobsByCountry.tsx';
import { jobFilters } from './open-jobs/job-filters.ts';
import { useOpenJobs } from './open-jobs/use-open-jobs.tsx';

const carousel = new Loaded(async () => ({ JobsView: (await import('./JobCarousel.tsx')).JobCarousel }));

/** The home page's part about careers: a country is chosen in place, and its jobs are leafed through. */
export function CareersTeaser(head: Pick<SectionHead, 'label' | 'title' | 'intro'>) {
  const place = useRef<HTMLDivElement>(null);
  const [country, setCountry] = useState<Country>();
  const { isKnown } = useAddress();
  const isNear = useNearScreen(place);
  const { byCountry, views, asking } = useOpenJobs(isNear || country !== undefined, carousel, {
    country,
    filters: jobFilters.none,
    isLooking: false,
  });
  return (
    <Section symbol="load" {...head}>
      <div ref={place}>
        {asking}
        <JobsByCountry
          jobs={byCountry}
          country={country}
          JobsView={views?.JobsView}
          isSettled={isKnown}
          failure={openJobsMessages.teaserFailed}
          onChoose={setCountry}
        />
      </div>
    </Section>
  );
}
