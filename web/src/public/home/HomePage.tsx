import { homePage, organizationData } from '../../content/firm/pages/home.ts';
import { siteMeta } from '../../content/shapes/page-meta.ts';
import { siteOrigin } from '../../shared/environment.ts';
import { staticPart } from '../../shared/static-parts.tsx';
import { HomeHero } from '../../ui/sections/HomeHero.tsx';
import { Page } from '../../ui/sections/Page.tsx';
import { CareersTeaser } from '../careers/CareersTeaser.tsx';
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
