import { careersPage } from '../content/pages/careers.ts';
import { openingsAnchor } from '../features/careers/country-address.ts';
import { JobFeedLink } from '../features/careers/JobFeedLink.tsx';
import { JobOpenings } from '../features/careers/JobOpenings.tsx';
import { SendCvCard } from '../features/careers/SendCvCard.tsx';
import { CareersHero } from '../sections/CareersHero.tsx';
import { Page } from '../sections/Page.tsx';
import { Section } from '../sections/Section.tsx';
import { Welcome } from '../sections/Welcome.tsx';

export function CareersPage() {
  const { meta, hero, welcome, openings, sendCv } = careersPage;
  return (
    <Page meta={meta}>
      <JobFeedLink />
      <CareersHero {...hero} />
      <Welcome symbol="generator" {...welcome} />
      <Section id={openingsAnchor} symbol="load" ground="warm" {...openings}>
        <JobOpenings>
          <SendCvCard {...sendCv} />
        </JobOpenings>
      </Section>
    </Page>
  );
}
