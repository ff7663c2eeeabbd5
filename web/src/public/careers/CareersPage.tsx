import { careersPage } from '../../content/pages/careers.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { openingsAnchor } from './country-address.ts';
import { JobFeedLink } from './JobFeedLink.tsx';
import { JobOpenings } from './JobOpenings.tsx';
import { SendCvCard } from './job/SendCvCard.tsx';

export const Banner = staticPart(() => import('./CareersStatic.tsx').then((module) => module.CareersBanner));
export const Opening = staticPart(() => import('./CareersStatic.tsx').then((module) => module.CareersWelcome));

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
