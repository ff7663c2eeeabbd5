import type { Country } from '@site/contract/firm/countries';
import { openJobsMessages } from '@site/contract/jobs/open-jobs-messages';
import { useRef, useState } from 'react';
import { homePage, organizationData } from '../../content/firm/pages/home.ts';
import { siteMeta } from '../../content/shapes/page-meta.ts';
import { useAddress } from '../../shared/address.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { Loaded } from '../../shared/loaded.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { HomeHero } from '../../ui/sections/HomeHero.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section, type SectionHead } from '../../ui/sections/Section.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { JobsByCountry } from '../careers/JobsByCountry.tsx';
import { jobFilters } from '../careers/open-jobs/job-filters.ts';
import { useOpenJobs } from '../careers/open-jobs/use-open-jobs.tsx';
import { Testimonials } from './Testimonials.tsx';

const HeroWords = staticPart(() => import('./HomeStatic.tsx'), 'HeroWords');
const HomeStatic = staticPart(() => import('./HomeStatic.tsx'), 'HomeStatic');
export const staticParts = [HeroWords, HomeStatic];

export function HomePage() {
  const { meta, hero, testimonials, careers } = homePage;
  const organization = { ...organizationData, url: siteOrigin, logo: `${siteOrigin}${siteMeta.image}` };
  return (
    <Page meta={meta} jsonLd={organization}>
      <HomeHero {...hero}>
        <HeroWords />
      </HomeHero>
      <HomeStatic />
      <Testimonials {...testimonials} />
      <CareersTeaser {...careers} />
    </Page>
  );
}

const carousel = new Loaded(async () => ({ JobsView: (await import('../careers/JobCarousel.tsx')).JobCarousel }));

/** The careers section of the home page: the visitor chooses a country, and sees its jobs in the same place. */
function CareersTeaser(head: Pick<SectionHead, 'label' | 'title' | 'intro'>) {
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
