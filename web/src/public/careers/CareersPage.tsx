import { careersPage } from '../../content/firm/pages/careers.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { JobFeedLink } from './JobFeedLink.tsx';
import { JobSection } from './JobSection.tsx';
import { SendCvCard } from './job/SendCvCard.tsx';
import { jobsAnchor } from './job-address.ts';

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
      <Section id={jobsAnchor} symbol="load" ground="tinted" {...openings}>
        <JobSection>
          <SendCvCard />
        </JobSection>
      </Section>
    </Page>
  );
}
