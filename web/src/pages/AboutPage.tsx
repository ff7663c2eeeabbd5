import { RatingPlate } from '../components/RatingPlate.tsx';
import { aboutPage } from '../content/pages/about.ts';
import { TeamCarousel } from '../features/about/TeamCarousel.tsx';
import { Values } from '../features/about/Values.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { Page } from '../sections/Page.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { Section } from '../sections/Section.tsx';
import { Terms } from '../sections/Terms.tsx';
import { Welcome } from '../sections/Welcome.tsx';

export function AboutPage() {
  const { meta, hero, story, figures, values, team, credentials, enquiry } = aboutPage;
  return (
    <Page meta={meta}>
      <PageBanner {...hero} />
      <Welcome symbol="node" {...story} />
      <Section label={figures.label} symbol="transformer" ground="dark" title={figures.title} intro={figures.intro}>
        <RatingPlate entries={figures.entries} ground="dark" />
      </Section>
      <Values {...values} />
      <Section label={team.label} symbol="generator" title={team.title} intro={team.intro}>
        <TeamCarousel {...team.carousel} />
      </Section>
      <Section
        label={credentials.label}
        symbol="currentTransformer"
        ground="warm"
        title={credentials.title}
        intro={credentials.intro}
      >
        <Terms columns={2} terms={credentials.entries} />
      </Section>
      <CallToAction symbol="load" {...enquiry} />
    </Page>
  );
}
