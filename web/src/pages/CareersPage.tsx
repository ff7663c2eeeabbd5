import { careersPage } from '../content/pages/careers.ts';
import { openingsAnchor } from '../features/careers/country-address.ts';
import { JobFeedLink } from '../features/careers/JobFeedLink.tsx';
import { JobOpenings } from '../features/careers/JobOpenings.tsx';
import { SendCvCard } from '../features/careers/SendCvCard.tsx';
import { still } from '../lib/still.tsx';
import { Page } from '../sections/Page.tsx';
import { Section } from '../sections/Section.tsx';

export const Banner = still(() => import('./CareersReading.tsx').then((module) => module.CareersBanner));
export const Opening = still(() => import('./CareersReading.tsx').then((module) => module.CareersWelcome));

export function CareersPage() {
  const { meta, openings } = careersPage;
  return (
    <Page meta={meta}>
      <Banner />
      <JobFeedLink />
      <Opening />
      <Section id={openingsAnchor} symbol="load" ground="warm" {...openings}>
        <JobOpenings>
          <SendCvCard />
        </JobOpenings>
      </Section>
    </Page>
  );
}
