import { Metadata } from '../components/Metadata.tsx';
import { RatingPlate } from '../components/RatingPlate.tsx';
import { siteMeta } from '../content/page-meta.ts';
import { homePage, organizationData } from '../content/pages/home.ts';
import { CareersTeaser } from '../features/careers/CareersTeaser.tsx';
import { siteOrigin } from '../lib/environment.ts';
import { HomeHero } from '../sections/HomeHero.tsx';
import { Section } from '../sections/Section.tsx';

export function HomePage() {
  const { meta, hero, figures, careers } = homePage;
  const organization = { ...organizationData, url: siteOrigin, logo: `${siteOrigin}${siteMeta.image}` };
  return (
    <>
      <Metadata meta={meta} jsonLd={organization} />
      <HomeHero {...hero} />
      <Section label={figures.label} symbol="transformer" title={figures.title}>
        <RatingPlate entries={figures.entries} />
      </Section>
      <CareersTeaser {...careers} />
    </>
  );
}
