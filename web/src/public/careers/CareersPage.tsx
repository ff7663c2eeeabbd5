import { careersPage } from '../../content/pages/careers.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { openingsAnchor } from './country-address.ts';
import { JobFeedLink } from './JobFeedLink.tsx';
import { JobOpenings } from './JobOpenings.tsx';
import { SendCvCard } from './job/SendCvCard.tsx';

const CareersBanner = staticPart(() => import('./CareersStatic.tsx'), 'CareersBanner');
const CareersWelcome = staticPart(() => import('./CareersStatic.tsx'), 'CareersWelcome');
export const staticParts = [CareersBanner, CareersWelcome];

export function CareersPage() {
  const { meta, openings } = careersPage;
  return (
    <Page meta={meta}>
      <CareersBanner />
      <JobFeedLink />
      <CareersWelcome />
      <Section id={openingsAnchor} symbol="load" ground="warm" {...openings}>
        <JobOpenings>
          <SendCvCard />
        </JobOpenings>
      </Section>
    </Page>
  );
}
