import { RatingPlate } from '../components/RatingPlate.tsx';
import { siteMeta } from '../content/page-meta.ts';
import { homePage, organizationData } from '../content/pages/home.ts';
import { CareersTeaser } from '../features/careers/CareersTeaser.tsx';
import { DuskBand } from '../features/home/DuskBand.tsx';
import { Highlights } from '../features/home/Highlights.tsx';
import { Industries } from '../features/home/Industries.tsx';
import { ServiceCards } from '../features/home/ServiceCards.tsx';
import { Testimonials } from '../features/home/Testimonials.tsx';
import { siteOrigin } from '../lib/environment.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { HomeHero } from '../sections/HomeHero.tsx';
import { Page } from '../sections/Page.tsx';
import { ParallaxBlock } from '../sections/ParallaxBlock.tsx';
import { Section } from '../sections/Section.tsx';
import { Welcome } from '../sections/Welcome.tsx';

export function HomePage() {
  const { meta, hero, figures } = homePage;
  const organization = { ...organizationData, url: siteOrigin, logo: `${siteOrigin}${siteMeta.image}` };
  return (
    <Page meta={meta} jsonLd={organization}>
      <HomeHero {...hero} />
      <Welcome symbol="node" {...homePage.about} />
      <ServiceCards {...homePage.services} />
      <Highlights {...homePage.highlights} />
      <Section label={figures.label} symbol="transformer" ground="warm" title={figures.title} intro={figures.intro}>
        <RatingPlate entries={figures.entries} />
      </Section>
      <Industries {...homePage.industries} />
      <ParallaxBlock symbol="earth" {...homePage.whyChooseUs} />
      <DuskBand {...homePage.band} />
      <CallToAction symbol="load" ground="paper" {...homePage.enquiry} />
      <Testimonials {...homePage.testimonials} />
      <CareersTeaser {...homePage.careers} />
    </Page>
  );
}
