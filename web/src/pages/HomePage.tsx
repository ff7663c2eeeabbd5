import { siteMeta } from '../content/page-meta.ts';
import { homePage, organizationData } from '../content/pages/home.ts';
import { CareersTeaser } from '../features/careers/CareersTeaser.tsx';
import { Testimonials } from '../features/home/Testimonials.tsx';
import { siteOrigin } from '../lib/environment.ts';
import { still } from '../lib/still.tsx';
import { HomeHero } from '../sections/HomeHero.tsx';
import { Page } from '../sections/Page.tsx';

export const Reading = still(() => import('./HomeReading.tsx').then((module) => module.HomeReading));

export function HomePage() {
  const { meta, hero, testimonials, careers } = homePage;
  const organization = { ...organizationData, url: siteOrigin, logo: `${siteOrigin}${siteMeta.image}` };
  return (
    <Page meta={meta} jsonLd={organization}>
      <HomeHero {...hero} />
      <Reading />
      <Testimonials {...testimonials} />
      <CareersTeaser {...careers} />
    </Page>
  );
}
